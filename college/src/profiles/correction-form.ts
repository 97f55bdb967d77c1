import {
  type CorrectableField,
  type CorrectableValues,
  correctableFields,
} from "../../../rules/profiles/correction.ts";
import { makeDocument } from "../files/document.ts";
import type { NewFile } from "../files/store.ts";
import type { Form } from "../http/form.ts";
import { Refusal } from "../http/refusal.ts";
import { texts } from "../texts.ts";
import { severalLines } from "../typed-text.ts";

export type FieldProblems = Record<string, readonly string[]>;

/** The fields of a form that can be corrected, as they were typed. */
export const typedValues = ({ fields }: Form): CorrectableValues => {
  const typed: Partial<Record<CorrectableField, string>> = {};
  for (const field of correctableFields) {
    const text = fields.get(field);
    if (text !== undefined) typed[field] = text;
  }
  return typed;
};

const shortestReason = 5;
const longestReason = 500;

/** Somebody's own words, on as many lines as they like: 5 to 500 characters. */
export const readSentence = ({ fields }: Form, name: string, problems: FieldProblems): string => {
  const sentence = severalLines(fields.get(name) ?? "");
  if (sentence === "") problems[name] = [texts.field.required];
  else if (sentence.length < shortestReason)
    problems[name] = [texts.field.tooShort(shortestReason)];
  else if (sentence.length > longestReason) problems[name] = [texts.field.tooLong(longestReason)];
  return sentence;
};

/** The document of a form as it is to be stored; undefined where there is none. */
export const readEvidence = async (
  { files }: Form,
  problems: FieldProblems,
): Promise<NewFile | undefined> => {
  for (const name of files.keys()) {
    if (name !== "evidence") problems[name] = [texts.field.notValid];
  }
  const upload = files.get("evidence");
  if (upload === undefined) return undefined;
  try {
    return await makeDocument(upload, "evidence");
  } catch (error) {
    // Told together with the other fields.
    if (!(error instanceof Refusal)) throw error;
    Object.assign(problems, error.body);
    return undefined;
  }
};
