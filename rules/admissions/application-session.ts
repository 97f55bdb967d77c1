import { applicationSessionTexts, testBatchTexts, timeTexts } from "../courses/texts.ts";
import { onlyProblems } from "../only-problems.ts";
import type { Problems } from "../profiles/personal-details.ts";
import { isRealTime } from "../real-time.ts";
import { fieldTexts } from "../texts.ts";

/** Form values of a round of admission; times are the college's own, `2026-03-10T09:00`. */
export interface ApplicationSessionValues {
  readonly title: string;
  readonly opensAt: string;
  /** The first moment after the round closes. */
  readonly closesAt: string;
  /** In naira. */
  readonly screeningFee: number;
}

/** Form values of a sitting of the aptitude test. */
export interface TestBatchValues {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly capacity: number;
}

/** In naira; a larger amount is a typing error. */
const highestFee = 1_000_000;
const longestTitle = 100;
/** Of one test batch. */
const highestCapacity = 10_000;

/** One line, without outer and doubled spaces. */
export const tidyLine = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, " ")
    .normalize("NFC")
    .trim();

const titleProblem = (text: string): string | undefined => {
  const title = tidyLine(text);
  if (!/\p{L}/u.test(title)) return applicationSessionTexts.title;
  return title.length > longestTitle ? fieldTexts.tooLong(longestTitle) : undefined;
};

const isWholeWithin = (number: number, [least, most]: readonly [number, number]): boolean =>
  Number.isInteger(number) && number >= least && number <= most;

/** Checks that a moment is valid and follows the previous one, if there is one. */
const laterProblem = (text: string, before: string, problem: string): string | undefined => {
  if (!isRealTime(text)) return timeTexts.moment;
  return isRealTime(before) && text <= before ? problem : undefined;
};

/** What is wrong with a round of admission, by field; empty when all is well. */
export const applicationSessionProblems = (values: ApplicationSessionValues): Problems =>
  onlyProblems({
    title: titleProblem(values.title),
    opensAt: isRealTime(values.opensAt) ? undefined : timeTexts.moment,
    closesAt: laterProblem(values.closesAt, values.opensAt, applicationSessionTexts.closes),
    screeningFee: isWholeWithin(values.screeningFee, [1, highestFee])
      ? undefined
      : applicationSessionTexts.fee(highestFee),
  });

const dayMs = 24 * 3_600_000;

const endProblem = ({ startsAt, endsAt }: TestBatchValues): string | undefined => {
  const problem = laterProblem(endsAt, startsAt, testBatchTexts.ends);
  if (problem !== undefined || !isRealTime(startsAt)) return problem;
  return Date.parse(`${endsAt}Z`) - Date.parse(`${startsAt}Z`) > dayMs
    ? testBatchTexts.tooLong
    : undefined;
};

const capacityProblem = (capacity: number, assigned: number): string | undefined => {
  if (!isWholeWithin(capacity, [1, highestCapacity])) {
    return testBatchTexts.capacity(highestCapacity);
  }
  return capacity < assigned ? testBatchTexts.assigned(assigned) : undefined;
};

/** Problems of a test batch with this many assigned applicants, by field. */
export const testBatchProblems = (values: TestBatchValues, assigned: number): Problems =>
  onlyProblems({
    startsAt: isRealTime(values.startsAt) ? undefined : timeTexts.moment,
    endsAt: endProblem(values),
    capacity: capacityProblem(values.capacity, assigned),
  });
