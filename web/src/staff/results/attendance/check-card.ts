import { verifyAsync } from "@noble/ed25519";
import {
  codeIn,
  type ExamCardClaims,
  partsOfCode,
  readClaims,
} from "../../../../../rules/results/exam-card-code.ts";
import type {
  AttendanceSheetQuery_attendanceSheet,
  AttendanceSheetQuery_attendanceSheet_students as Examinee,
} from "../../../gql/staff-results.ts";

type Sheet = Pick<
  AttendanceSheetQuery_attendanceSheet,
  "semesterId" | "courseId" | "code" | "readAt" | "cardKey" | "students"
>;

/** What the door says of a card. */
export type CardVerdict =
  | { readonly kind: "admitted"; readonly student: Examinee }
  | {
      readonly kind: "refused";
      readonly student?: Examinee;
      readonly reason: string;
    };

const texts = {
  unreadable: "This is not the code of an examination card.",
  forged: "The college did not sign this card. It is forged.",
  otherSemester: "This card is of another semester.",
  otherCourse: (code: string) => `${code} is not on this card.`,
  notListed: (matricNumber: string) => `${matricNumber} has not registered this course.`,
  newer: (matricNumber: string) =>
    `${matricNumber} is not on this list, but the card is newer than the list. Load the list again.`,
  again: "Marked present already. Somebody may have entered with the same card.",
} as const;

/**
 * Checks a card against an attendance sheet, without a network. No clock of this device is asked: the card and the list both say when
 * the college made them.
 */
export const checkCard = async (
  scanned: string,
  sheet: Sheet,
  isPresent: (studentId: string) => boolean,
): Promise<CardVerdict> => {
  const code = codeIn(scanned);
  if (code === undefined) return { kind: "refused", reason: texts.unreadable };
  const claims = await verifiedClaims(code, sheet.cardKey);
  if (claims === null) return { kind: "refused", reason: texts.forged };
  return judgeCard(claims, sheet, isPresent);
};

const bytesOf = (base64url: string): Uint8Array =>
  Uint8Array.from(atob(base64url.replaceAll("-", "+").replaceAll("_", "/")), (character) =>
    character.charCodeAt(0),
  );

/** Null for a card that the college did not sign. */
const verifiedClaims = async (code: string, cardKey: string): Promise<ExamCardClaims | null> => {
  try {
    const { signature, content } = partsOfCode(code);
    const signed = bytesOf(content);
    const isSigned = await verifyAsync(bytesOf(signature), signed, bytesOf(cardKey));
    return isSigned ? readClaims(new TextDecoder().decode(signed)) : null;
  } catch {
    return null;
  }
};

const judgeCard = (
  { matricNumber, semesterId, courseIds, issuedAt }: ExamCardClaims,
  sheet: Sheet,
  isPresent: (studentId: string) => boolean,
): CardVerdict => {
  if (String(semesterId) !== sheet.semesterId) {
    return { kind: "refused", reason: texts.otherSemester };
  }
  const student = sheet.students.find((one) => one.matricNumber === matricNumber);
  if (!student) {
    const isNewer = issuedAt.getTime() > Date.parse(sheet.readAt);
    const reason = isNewer ? texts.newer(matricNumber) : texts.notListed(matricNumber);
    return { kind: "refused", reason };
  }
  if (student.obstacle !== null) {
    return { kind: "refused", student, reason: `${student.obstacle}.` };
  }
  if (!courseIds.some((id) => String(id) === sheet.courseId)) {
    return { kind: "refused", student, reason: texts.otherCourse(sheet.code) };
  }
  if (isPresent(student.id)) return { kind: "refused", student, reason: texts.again };
  return { kind: "admitted", student };
};
