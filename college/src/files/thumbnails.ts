import { inArray } from "drizzle-orm";
import sharp from "sharp";
import type { Database } from "../db/database.ts";
import { storedFile } from "../db/schema/files.ts";

/** In pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Photos as small JPEGs for papers with many of them, by file id; without those that cannot be read. */
export const readThumbnails = async (
  db: Database,
  ids: readonly string[],
  size: Size,
): Promise<ReadonlyMap<string, Buffer>> => {
  if (ids.length === 0) return new Map();
  const files = await db
    .select({ id: storedFile.id, content: storedFile.content })
    .from(storedFile)
    .where(inArray(storedFile.id, [...ids]));
  const made = await Promise.all(
    files.map(async ({ id, content }) => [id, await shrink(content, size)] as const),
  );
  return new Map(made.flatMap(([id, content]) => (content === null ? [] : [[id, content]])));
};

/** Null where the photo cannot be read: it must not keep everybody from the sheet. */
const shrink = async (content: Buffer, size: Size): Promise<Buffer | null> => {
  try {
    return await sharp(content)
      .resize({ ...size, fit: "cover", position: "top" })
      .jpeg({ quality: 75 })
      .toBuffer();
  } catch {
    return null;
  }
};
