/** What was written under a name. */
export const found = <Key extends string, Value>(
  written: ReadonlyMap<Key, Value>,
  name: Key,
): Value => {
  const value = written.get(name);
  if (value === undefined) throw new Error(`${name} was not written`);
  return value;
};
