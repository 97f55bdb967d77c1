/** What the rules find wrong, as a refusal tells it: `{dateOfBirth: ["…"]}`. */
export const asFieldErrors = (
  problems: Readonly<Record<string, string>>,
): Record<string, readonly string[]> =>
  Object.fromEntries(Object.entries(problems).map(([field, message]) => [field, [message]]));
