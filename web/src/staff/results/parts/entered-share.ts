/**
 * The percentage of a sheet that is entered: `42%`. It shows 100 only if all are entered, and a dash without students.
 */
export const enteredShare = ({
  entered,
  registered,
}: {
  readonly entered: number;
  readonly registered: number;
}): string => (registered === 0 ? "–" : `${Math.floor((entered * 100) / registered)}%`);
