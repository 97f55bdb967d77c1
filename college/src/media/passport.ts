import type { Form } from "../http/form.ts";
import { refuseFields } from "../http/refusal.ts";
import { texts } from "../texts.ts";
import { makePicture } from "./picture.ts";

/** In bytes. */
export const passportLimit = 2 * 1024 * 1024;

/** Twice what screens and printouts show. */
const box = { width: 680, height: 800 } as const;

/**
 * Makes the JPEG that is stored from an uploaded passport photo: upright, without metadata, at most 680 by 800.
 * @throws 400 `{passport}` when it is not a JPEG, PNG or WebP picture by its content, is broken, or has too many pixels.
 */
export const makePassport = async (upload: Buffer): Promise<Buffer> => {
  const made = await makePicture(upload, box);
  if ("content" in made) return made.content;
  throw refuseFields({ passport: [sentenceOf(made.problem)] });
};

const sentenceOf = (
  problem: Extract<Awaited<ReturnType<typeof makePicture>>, { problem: unknown }>["problem"],
): string => {
  if (problem === "not_picture") return texts.passport.notPicture;
  if (problem === "broken") return texts.passport.broken;
  return texts.passport.tooManyPixels(problem.width, problem.height);
};

/** What is wrong with the files of a profile form, and with a text sent where the passport belongs, by field. */
export const passportFormProblems = ({
  fields,
  files,
}: Form): Record<string, readonly string[]> => {
  const problems: Record<string, readonly string[]> = {};
  for (const name of files.keys()) {
    if (name !== "passport") problems[name] = [texts.field.notValid];
  }
  // Some clients send back the path they were given; a path is not a photo, and is no wish to change it.
  const text = fields.get("passport") ?? "";
  if (text !== "" && !text.startsWith("/media/")) problems.passport = [texts.passport.notFile];
  return problems;
};
