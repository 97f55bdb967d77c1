/** How much of a sheet is entered, in whole percent that say 100 only of all: `42%`; a dash where nobody is on it. */
export const enteredShare = ({
  entered,
  registered,
}: {
  readonly entered: number;
  readonly registered: number;
}): string => (registered === 0 ? "–" : `${Math.floor((entered * 100) / registered)}%`);
