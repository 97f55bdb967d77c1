/** What one screen hands to the next in the history entry, read with care: another version may have written it. */
export const readStateText = (state: unknown, name: string): string => {
  if (typeof state !== "object" || state === null) return "";
  const value: unknown = Reflect.get(state, name);
  return typeof value === "string" ? value : "";
};
