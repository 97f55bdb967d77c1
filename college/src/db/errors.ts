/** What PostgreSQL, or the file system under it, says of a failure; Drizzle wraps it, so it is found down the chain of causes. */
const codeOf = (error: unknown): string | undefined => {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ("code" in at && typeof at.code === "string") return at.code;
  }
  return undefined;
};

/** PostgreSQL's `disk_full`, or the file system's own word for it from the embedded database. */
export const isStorageFull = (error: unknown): boolean => {
  const code = codeOf(error);
  return code === "53100" || code === "ENOSPC";
};
