/** The one form of a matric number: upper case, without spaces, whatever was typed. */
export const normaliseMatricNumber = (typed: string): string =>
  typed.normalize("NFKC").replaceAll(/\s/g, "").toUpperCase();
