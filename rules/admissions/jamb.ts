import type { Problems } from "../profiles/personal-details.ts";
import { jambTexts } from "../texts.ts";
import { normaliseCandidateNumber } from "./candidate-number.ts";

const highestScore = 400;

/** `202512345678AB` since the examination of 2022, which puts the year first; `12345678AB` before. */
const registrationNumber = /^(?:\d{8}|\d{12})[A-Z]{2}$/;

/** The one form of a JAMB registration number: in upper case, without spaces, dashes and slashes. */
export const normaliseJambNumber = (text: string): string => normaliseCandidateNumber(text);

interface JambValues {
  readonly jambNo: string;
  readonly jambScore: string;
}

/** What is wrong with JAMB details; both empty say that JAMB was not sat. */
export const jambProblems = ({ jambNo, jambScore }: JambValues): Problems => {
  const number = normaliseJambNumber(jambNo);
  const score = jambScore.trim();
  const problems: Record<string, string> = {};
  if (number === "") {
    if (score !== "") problems.jambNo = jambTexts.numberOfScore;
  } else if (!registrationNumber.test(number)) problems.jambNo = jambTexts.number;
  if (score !== "" && !(/^\d{1,3}$/.test(score) && Number(score) <= highestScore)) {
    problems.jambScore = jambTexts.score(highestScore);
  }
  return problems;
};
