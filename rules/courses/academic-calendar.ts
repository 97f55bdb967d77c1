import { onlyProblems } from "../only-problems.ts";
import type { Problems } from "../profiles/personal-details.ts";
import { isRealDay, isRealTime } from "../real-time.ts";
import { calendarTexts, timeTexts } from "./texts.ts";

/** Form values of a semester. An unset value is an empty string. */
export interface SemesterValues {
  /** `2026-09-07` */
  readonly startsOn: string;
  readonly endsOn: string;
  /** College time, `2026-09-01T12:00`. */
  readonly registrationStart: string;
  readonly registrationEnd: string;
  /** Without one, courses can be dropped until registration ends. */
  readonly dropDeadline: string;
  /** The last day on which a result sheet is in time, `2027-02-12`. */
  readonly resultsDueOn: string;
  readonly minCredits: number;
  readonly maxCredits: number;
}

/** The longest semester; a longer one is a typing error. */
const mostCredits = 60;

/** What is wrong with the name of an academic session, or undefined. */
export const sessionNameProblem = (name: string): string | undefined => {
  const [, first, second] = /^(20\d\d)\/(20\d\d)$/.exec(name.trim()) ?? [];
  return Number(second) === Number(first) + 1 ? undefined : calendarTexts.session;
};

/** The session that follows, `2026/2027` after `2025/2026`. */
export const followingSession = (name: string): string => {
  const first = Number(name.slice(0, 4)) + 1;
  return `${first}/${first + 1}`;
};

const endsOnProblem = ({ startsOn, endsOn }: SemesterValues): string | undefined => {
  if (!isRealDay(endsOn)) return timeTexts.day;
  return isRealDay(startsOn) && endsOn <= startsOn ? calendarTexts.ends : undefined;
};

const startProblem = ({ registrationStart, registrationEnd }: SemesterValues) => {
  if (registrationStart === "") {
    return registrationEnd === "" ? undefined : calendarTexts.bothTimes;
  }
  return isRealTime(registrationStart) ? undefined : timeTexts.moment;
};

const endProblem = ({ registrationStart, registrationEnd }: SemesterValues) => {
  if (registrationEnd === "") {
    return registrationStart === "" ? undefined : calendarTexts.bothTimes;
  }
  if (!isRealTime(registrationEnd)) return timeTexts.moment;
  return isRealTime(registrationStart) && registrationEnd <= registrationStart
    ? calendarTexts.registrationEnds
    : undefined;
};

const dropProblem = ({ registrationStart, dropDeadline }: SemesterValues) => {
  if (dropDeadline === "") return undefined;
  if (!isRealTime(dropDeadline)) return timeTexts.moment;
  if (registrationStart === "") return calendarTexts.dropWithoutRegistration;
  return isRealTime(registrationStart) && dropDeadline <= registrationStart
    ? calendarTexts.dropDeadline
    : undefined;
};

const resultsDueProblem = ({ startsOn, resultsDueOn }: SemesterValues): string | undefined => {
  if (resultsDueOn === "") return undefined;
  if (!isRealDay(resultsDueOn)) return timeTexts.day;
  return isRealDay(startsOn) && resultsDueOn <= startsOn ? calendarTexts.resultsDueOn : undefined;
};

const isCredits = (number: number): boolean =>
  Number.isInteger(number) && number >= 0 && number <= mostCredits;

const maxCreditsProblem = ({ minCredits, maxCredits }: SemesterValues): string | undefined => {
  if (!isCredits(maxCredits) || maxCredits === 0) return calendarTexts.credits(mostCredits);
  return isCredits(minCredits) && maxCredits < minCredits ? calendarTexts.maxCredits : undefined;
};

/** What is wrong with a semester, by field; empty when all is well. */
export const semesterProblems = (values: SemesterValues): Problems =>
  onlyProblems({
    startsOn: isRealDay(values.startsOn) ? undefined : timeTexts.day,
    endsOn: endsOnProblem(values),
    registrationStart: startProblem(values),
    registrationEnd: endProblem(values),
    dropDeadline: dropProblem(values),
    resultsDueOn: resultsDueProblem(values),
    minCredits: isCredits(values.minCredits) ? undefined : calendarTexts.credits(mostCredits),
    maxCredits: maxCreditsProblem(values),
  });
