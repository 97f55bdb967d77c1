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

/** What PostgreSQL says of a text with a NUL, and of JSON with one or with half a character. */
const unstorableCodes = new Set(["22021", "22P05", "22P02"]);

/** True where a text, or a JSON value, was none that the database can hold. */
export const isUnstorableText = (error: unknown): boolean =>
  unstorableCodes.has(failureOf(error)?.code ?? "");

/** True for a row that this unique constraint, or unique index, refused; any one where none is named. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean => {
  const failure = failureOf(error);
  return (
    failure?.code === "23505" && (constraint === undefined || failure.constraint === constraint)
  );
};

/** Of no use now, and most likely of use soon: gone, starting, full, or a statement that waited too long for a lock. */
const busyCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  // PostgreSQL's: a deadlock, no connection left, a cancelled statement, a shutdown, a crash, not ready yet; 40001 is a
  // replica's statement that stood in the way of replication.
  "40001",
  "40P01",
  "53300",
  "57014",
  "57P01",
  "57P02",
  "57P03",
]);

/** Messages of driver errors that have no code. */
const busyMessages = new Set([
  "timeout exceeded when trying to connect",
  "Connection terminated",
  "Connection terminated due to connection timeout",
  "Connection terminated unexpectedly",
  "Client has encountered a connection error and is not queryable",
]);

/** True where the database could not be asked, or broke off: the same call may well succeed a moment later. */
export const isDatabaseBusy = (error: unknown): boolean => {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (busyMessages.has(at.message)) return true;
  }
  return busyCodes.has(failureOf(error)?.code ?? "");
};

/** True where PostgreSQL rolled a transaction back for another to go on. */
export const isDeadlock = (error: unknown): boolean => failureOf(error)?.code === "40P01";
