/** What PostgreSQL says of a failure; Drizzle wraps it, so it is found down the chain of causes. */
const postgresField = (error: unknown, field: "code" | "constraint"): string | undefined => {
  for (let at = error; at instanceof Error; at = at.cause) {
    const value: unknown = Reflect.get(at, field);
    if (typeof value === "string") return value;
  }
  return undefined;
};

/** True when a unique index refused the write; with `constraint`, when that one did. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  postgresField(error, "code") === "23505" &&
  (constraint === undefined || postgresField(error, "constraint") === constraint);

/** PostgreSQL's `disk_full`, or the file system's own word for it from the embedded database. */
export const isStorageFull = (error: unknown): boolean => {
  const code = postgresField(error, "code");
  return code === "53100" || code === "ENOSPC";
};
