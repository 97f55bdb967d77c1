/** `3.50` of 350 hundredths. */
export const cgpaText = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** Hundredths of a typed average; not a number where it is none. */
export const cgpaOf = (text: string): number =>
  /^\d(?:\.\d{1,2})?$/.test(text.trim()) ? Math.round(Number(text.trim()) * 100) : Number.NaN;
