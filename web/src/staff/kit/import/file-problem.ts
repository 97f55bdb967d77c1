import { kitTexts } from "../kit-texts.ts";

const mostBytes = 5 * 1024 * 1024;

/** What is wrong with a file before it is sent; null where nothing is. */
export const fileProblem = ({ name, size }: Pick<File, "name" | "size">): string | null => {
  if (!/\.(?:csv|xlsx)$/i.test(name)) return kitTexts.import.wrongKind;
  return size > mostBytes ? kitTexts.import.tooBig : null;
};
