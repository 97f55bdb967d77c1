import { ConfigurationError } from "../../contract/environment.ts";
import { DataDirectoryInUse } from "./db/data-lock.ts";
import { NotMigrated } from "./db/migrate.ts";

/** Says in one sentence why the service does not start. It never holds an address, which may contain a password. */
export const startUpFailure = (error: unknown): string => {
  const explained = [ConfigurationError, DataDirectoryInUse, NotMigrated];
  if (error instanceof Error && explained.some((kind) => error instanceof kind)) {
    return error.message;
  }
  if (!(error instanceof Error)) return "The college could not start.";
  const root = rootOf(error);
  const code = "code" in root ? String(root.code) : undefined;
  switch (code) {
    case "EADDRINUSE":
      return "The college's port is in use: stop what uses it, or set COLLEGE_PORT to another one.";
    case "EACCES":
    case "EPERM":
      return `The college may not write where it must or listen where it should (${code}): check DATA_DIR and COLLEGE_PORT.`;
    case "ENOSPC":
    case "53100":
      return "The disk is full: the college could not open its database.";
    case "ECONNREFUSED":
    case "ENOTFOUND":
    case "ETIMEDOUT":
    case "EHOSTUNREACH":
      return `The database server of DATABASE_URL cannot be reached (${code}).`;
    case "28P01":
    case "28000":
    case "3D000":
      return `The database server of DATABASE_URL refused the user, the password or the database's name (${code}).`;
    default:
      return `The college could not start: ${root.name}: ${root.message}`;
  }
};

const rootOf = (error: Error): Error =>
  error.cause instanceof Error ? rootOf(error.cause) : error;
