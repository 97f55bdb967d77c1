import {
  type ExamCardClaims,
  readClaims,
  writeClaims,
} from "../../../../rules/results/exam-card-code.ts";
import { publicKeyOf, readCode, signCode } from "../../documents/signed-code.ts";

/** The code of an examination card. */
export const signExamCard = (secret: string, claims: ExamCardClaims): string =>
  signCode(secret, "examination card", writeClaims(claims));

/** What a card says that the college signed; undefined for any other. */
export const readExamCard = (secret: string, token: string): ExamCardClaims | undefined => {
  const text = readCode(secret, "examination card", token);
  return text === undefined ? undefined : readClaims(text);
};

/** The public key that verifies the cards. */
export const examCardKey = (secret: string): string => publicKeyOf(secret, "examination card");
