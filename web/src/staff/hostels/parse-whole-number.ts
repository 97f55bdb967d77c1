/** Parses a whole number within limits; null if it is invalid. */
export const parseWholeNumber = (text: string, least: number, most: number): number | null => {
  const number = /^\d{1,4}$/.test(text.trim()) ? Number(text) : null;
  return number !== null && number >= least && number <= most ? number : null;
};
