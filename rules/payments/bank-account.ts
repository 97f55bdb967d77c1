import { onlyProblems } from "../only-problems.ts";
import type { Problems } from "../profiles/personal-details.ts";
import { fieldTexts } from "../texts.ts";
import { bankAccountTexts } from "./texts.ts";

const longest = 60;

/** The one form of an account's number: without the blanks and dashes that people type. */
export const normaliseAccountNumber = (text: string): string => text.replaceAll(/[\s-]/g, "");

const nameProblem = (text: string, missing: string): string | undefined => {
  const name = text.trim();
  if (!/\p{L}{2}/u.test(name)) return missing;
  return name.length > longest ? fieldTexts.tooLong(longest) : undefined;
};

const numberProblem = (channel: "bank" | "remita", text: string): string | undefined => {
  const number = normaliseAccountNumber(text);
  if (channel === "bank")
    return /^\d{10}$/.test(number) ? undefined : bankAccountTexts.accountNumber;
  return /^\d{4,15}$/.test(number) ? undefined : bankAccountTexts.billerNumber;
};

/** What is wrong with an account that students pay into, by field. */
export const bankAccountProblems = (values: {
  readonly channel: "bank" | "remita";
  readonly bank: string;
  readonly accountName: string;
  readonly accountNumber: string;
}): Problems =>
  onlyProblems({
    bank: nameProblem(values.bank, bankAccountTexts.bank),
    accountName: nameProblem(values.accountName, bankAccountTexts.accountName),
    accountNumber: numberProblem(values.channel, values.accountNumber),
  });
