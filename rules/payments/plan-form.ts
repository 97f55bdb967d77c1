import { onlyProblems } from "../only-problems.ts";
import type { Problems } from "../profiles/personal-details.ts";
import { isRealDay } from "../real-time.ts";
import { type PlanUnlock, planUnlocks } from "./instalments.ts";
import { planTexts } from "./texts.ts";

/** Form values of a share; an unset date is an empty string. */
interface ShareValues {
  readonly percent: number;
  /** The last day on which it is in time, `2027-01-15`. */
  readonly dueDate: string;
  readonly unlocks: readonly PlanUnlock[];
}

/** The most shares of a plan. */
const mostShares = 12;

/** The shares with everything that none of them opens opened by the last. */
export const completeShares = <Share extends Pick<ShareValues, "unlocks">>(
  shares: readonly Share[],
): Share[] => {
  const named = shares.flatMap(({ unlocks }) => unlocks);
  const rest = planUnlocks.filter((unlock) => !named.includes(unlock));
  return shares.map((share, index) =>
    index === shares.length - 1 ? { ...share, unlocks: [...share.unlocks, ...rest] } : share,
  );
};

/** What is wrong with the shares of a plan, by field: `shares`, `shares.0.percent`, `shares.0.dueDate`, `shares.0.unlocks`. */
export const planProblems = (shares: readonly ShareValues[]): Problems =>
  onlyProblems({
    ...Object.fromEntries(
      shares.flatMap((share, index) => {
        const earlier = shares.slice(0, index);
        return [
          [`shares.${index}.percent`, percentProblem(share)],
          [`shares.${index}.dueDate`, dueDateProblem(share, earlier)],
          [`shares.${index}.unlocks`, unlocksProblem(share, earlier)],
        ];
      }),
    ),
    shares: sharesProblem(shares),
  });

const percentProblem = ({ percent }: ShareValues): string | undefined =>
  Number.isInteger(percent) && percent >= 1 && percent <= 100 ? undefined : planTexts.percent;

const dueDateProblem = (
  { dueDate }: ShareValues,
  earlier: readonly ShareValues[],
): string | undefined => {
  if (!isRealDay(dueDate)) return planTexts.dueDate;
  return earlier.some((one) => one.dueDate >= dueDate) ? planTexts.later : undefined;
};

const unlocksProblem = (
  { unlocks }: ShareValues,
  earlier: readonly ShareValues[],
): string | undefined => {
  const before = earlier.flatMap((one) => one.unlocks);
  const twice = unlocks.find(
    (unlock, index) => before.includes(unlock) || unlocks.indexOf(unlock) !== index,
  );
  return twice && planTexts.opensTwice(planTexts.unlocks[twice]);
};

/** Of the shares together, once each of them has a percentage. */
const sharesProblem = (shares: readonly ShareValues[]): string | undefined => {
  if (shares.length === 0) return planTexts.noShares;
  if (shares.length > mostShares) return planTexts.tooMany(mostShares);
  if (shares.some((share) => percentProblem(share) !== undefined)) return undefined;
  const sum = shares.reduce((total, { percent }) => total + percent, 0);
  return sum === 100 ? undefined : planTexts.sum(sum);
};
