/** The one form of a number on an examination slip: in upper case, without spaces, dashes, slashes and invisible characters. */
export const normaliseCandidateNumber = (text: string): string =>
  text.toUpperCase().replace(/[\s\p{Pd}\p{Cf}/\\]+/gu, "");
