/**
 * The numbers of a range of rooms: `A-099` and two more make `A-099`, `A-100`, `A-101`. Null where there is nothing to
 * count on from.
 */
export const roomNumbers = (first: string, count: number): readonly string[] | null => {
  if (count === 1) return [first];
  const match = /^(.*?)(\d{1,9})$/.exec(first);
  if (match === null) return null;
  const [, before = "", digits = ""] = match;
  return Array.from(
    { length: count },
    (_, index) => `${before}${String(Number(digits) + index).padStart(digits.length, "0")}`,
  );
};
