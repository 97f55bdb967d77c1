import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { storedFile } from "../db/schema/files.ts";

/** The bytes of somebody's photo, a JPEG; null where there is none. */
export const readPhoto = async (db: Database, fileId: string | null): Promise<Buffer | null> => {
  if (fileId === null) return null;
  const [file] = await db
    .select({ content: storedFile.content })
    .from(storedFile)
    .where(eq(storedFile.id, fileId));
  return file?.content ?? null;
};
