/** The semesters of a session. */
export const semesterNames = { FIRST: "First", SECOND: "Second", THIRD: "Third" } as const;

/** An O-level requirement: `5 credits from one sitting`. */
export const requirementText = (asked: {
  readonly credits: number;
  readonly sittings: number;
}): string => {
  const credits = asked.credits === 1 ? "1 credit" : `${asked.credits} credits`;
  return `${credits} from ${asked.sittings === 1 ? "one sitting" : "at most two sittings"}`;
};
