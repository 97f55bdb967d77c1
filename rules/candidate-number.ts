/** The one form of a number on an examination slip: in upper case, without spaces, dashes and slashes. */
export const normaliseCandidateNumber = (text: string): string =>
  text.toUpperCase().replace(/[\s\p{Pd}/\\]+/gu, "");
