import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { storedFile } from "../db/schema/files.ts";
import type { Form } from "../http/form.ts";
import { texts } from "../texts.ts";
import { doApart } from "../workers/pool.ts";
import { pictureSentence } from "./picture-sentence.ts";
import type { NewFile } from "./store.ts";
import { fileTexts } from "./texts.ts";

/** In bytes. */
export const passportLimit = 2 * 1024 * 1024;

/** Twice what screens and printouts show. */
const box = { width: 680, height: 800 } as const;

/** The photo of a profile form, ready to store, and the problems of it or of other files, by field. */
export interface PassportReading {
  readonly passport: NewFile | undefined;
  readonly problems: Readonly<Record<string, readonly string[]>>;
}

/**
 * Reads the passport photo of a profile form: a JPEG, PNG or WebP by its content, made upright, without metadata, at
 * most 680 by 800.
 * @throws 503
 */
export const readPassport = async ({ fields, files }: Form): Promise<PassportReading> => {
  const problems: Record<string, readonly string[]> = {};
  for (const name of files.keys()) {
    if (name !== "passport") problems[name] = [texts.field.notValid];
  }
  // Some clients send back the path they were given; a path is not a photo, and is no wish to change it.
  const text = fields.get("passport") ?? "";
  if (text !== "" && !text.startsWith("/media/")) problems.passport = [fileTexts.photo.notFile];
  const upload = files.get("passport");
  if (upload === undefined) return { passport: undefined, problems };
  const made = (await doApart("makePicture", { upload, box })) ?? { problem: "broken" };
  if ("content" in made) {
    return { passport: { mediaType: "image/jpeg", content: Buffer.from(made.content) }, problems };
  }
  return {
    passport: undefined,
    problems: {
      ...problems,
      passport: [pictureSentence(made.problem, fileTexts.photo.notPicture)],
    },
  };
};

/** Where the photo's endpoint answers with this file. */
export const photoPath = (fileId: string | null): string | null =>
  fileId === null ? null : `/media/passports/${fileId}.jpg`;

/** The bytes of somebody's photo, a JPEG; null where there is none. */
export const readPhoto = async (db: Database, fileId: string | null): Promise<Buffer | null> => {
  if (fileId === null) return null;
  const [file] = await db
    .select({ content: storedFile.content })
    .from(storedFile)
    .where(eq(storedFile.id, fileId));
  return file?.content ?? null;
};
