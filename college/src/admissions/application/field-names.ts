/** A field of the rules as the contract names it: `dateOfBirth` is `date_of_birth`, `subjects.3.grade` stays. */
export const contractName = (field: string): string =>
  field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** What the rules find wrong, as the contract tells it: `{date_of_birth: ["…"]}`. */
export const asFieldErrors = (
  problems: Readonly<Record<string, string>>,
): Record<string, readonly string[]> =>
  Object.fromEntries(
    Object.entries(problems).map(([field, message]) => [contractName(field), [message]]),
  );
