/** Things that several components of a table share. */

/** One for every key, made when first asked for; it outlives the component that asked first. */
export function shared<K extends WeakKey, T>(make: (key: K) => T): (key: K) => T {
  const known = new WeakMap<K, T>();
  return (key) => {
    let found = known.get(key);
    if (found === undefined) {
      // What is derived in it would otherwise stand still when that component goes.
      $effect.root(() => {
        found = make(key);
      });
      known.set(key, found as T);
    }
    return found as T;
  };
}
