import type { FileName } from "../../http/content-disposition.ts";
import type { ApplicantRecord } from "../../session/record.ts";

/** Letters that Unicode does not decompose, such as those of Hausa. */
const plain: Readonly<Record<string, string>> = {
  ɓ: "b",
  ɗ: "d",
  ƙ: "k",
  ƴ: "y",
  đ: "d",
  ð: "d",
  ł: "l",
  ø: "o",
  ı: "i",
  ŋ: "n",
  ə: "e",
  ǝ: "e",
  ɛ: "e",
  ɔ: "o",
  æ: "ae",
  œ: "oe",
  ß: "ss",
  þ: "th",
};

/** `surname_first_name_{suffix}.pdf` (specification §2), in lower case and plain letters. */
export const documentName = (
  { surname, firstName }: Pick<ApplicantRecord["applicant"], "surname" | "firstName">,
  suffix: string,
): FileName => {
  const names = [surname, firstName].map(lowered);
  const plainNames = names.map(folded);
  const ascii = join([...plainNames.map((name) => partOf(name, /[^a-z0-9]+/g)), suffix]);
  const isComplete = plainNames.every((name) => !/\p{L}/u.test(name.replaceAll(/[a-z]/g, "")));
  if (isComplete) return { ascii };
  return {
    ascii,
    full: join([...names.map((name) => partOf(name, /[^\p{L}\p{M}\p{N}]+/gu)), suffix]),
  };
};

const lowered = (name: string): string =>
  name
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/['’‘ʼʻ`]/g, "");

const folded = (name: string): string =>
  [...name]
    .map((letter) => plain[letter] ?? letter)
    .join("")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "");

const partOf = (name: string, separators: RegExp): string =>
  name.replaceAll(separators, "_").replaceAll(/^_+|_+$/g, "");

const join = (parts: readonly string[]): string =>
  `${parts.filter((part) => part !== "").join("_")}.pdf`;
