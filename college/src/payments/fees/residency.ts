export type Residency = "indigene" | "non_indigene";

const fold = (state: string): string =>
  state
    .normalize("NFC")
    .trim()
    .toLowerCase()
    .replace(/\s+state$/, "");

/** An indigene is from the college's home state; who has given no state of origin has not shown to be one. */
export const residencyOf = (stateOfOrigin: string | null, homeState: string): Residency =>
  stateOfOrigin !== null && fold(stateOfOrigin) === fold(homeState) ? "indigene" : "non_indigene";
