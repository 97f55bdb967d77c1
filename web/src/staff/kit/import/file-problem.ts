import { kitTexts } from "../kit-texts.ts";

const maxBytes = 5 * 1024 * 1024;

/** The problem of a file before it is sent; null if there is none. */
export const fileProblem = ({ name, size }: Pick<File, "name" | "size">): string | null => {
  if (!/\.(?:csv|xlsx)$/i.test(name)) return kitTexts.import.wrongKind;
  return size > maxBytes ? kitTexts.import.tooBig : null;
};
