/** What PostgreSQL, or the file system under it, says of a failure; Drizzle wraps it, so it is found down the chain of causes. */
const failureOf = (
  error: unknown,
): { readonly code: string; readonly constraint: unknown } | undefined => {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ("code" in at && typeof at.code === "string") {
      return { code: at.code, constraint: "constraint" in at ? at.constraint : undefined };
    }
  }
  return undefined;
};

/** PostgreSQL's `disk_full`, or the file system's own word for it from the embedded database. */
export const isStorageFull = (error: unknown): boolean => {
  const code = failureOf(error)?.code;
  return code === "53100" || code === "ENOSPC";
};

/** True for a row that this unique constraint, or unique index, refused. */
export const isUniqueViolation = (error: unknown, constraint: string): boolean => {
  const failure = failureOf(error);
  return failure?.code === "23505" && failure.constraint === constraint;
};
