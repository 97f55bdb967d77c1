/** Reads a text from the state of a history entry. Another version of the portal may have written it. */
export const readStateText = (state: unknown, name: string): string => {
  if (typeof state !== "object" || state === null) return "";
  const value: unknown = Reflect.get(state, name);
  return typeof value === "string" ? value : "";
};
