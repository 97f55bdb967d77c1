/** Case and spacing differ between the colleges' lists; nothing else may. */
const fold = (name: string): string =>
  name.normalize("NFC").trim().replace(/\s+/g, " ").toLowerCase();

/**
 * The scheduled department that a student's department belongs to: the longest of `names` that the
 * student's department contains, so that "Public Health Nursing" is Public Health and a name that
 * holds two others takes the more telling one. Null where it contains none.
 */
export const matchDepartment = (
  studentDepartment: string,
  names: readonly string[],
): string | null => {
  const held = fold(studentDepartment);
  const matches = names.filter((name) => fold(name) !== "" && held.includes(fold(name)));
  return matches.reduce<string | null>(
    (longest, name) => (longest !== null && longest.length >= name.length ? longest : name),
    null,
  );
};
