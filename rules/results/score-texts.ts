export const scoreTexts = {
  whole: (maximum: number) => `Enter a whole number from 0 to ${maximum}.`,
  atMost: (maximum: number) => `The most is ${maximum}.`,
  remark: "Enter absent or withheld, or leave it empty.",
  absentWithMark: "Somebody absent has no examination mark: clear the mark or the remark.",
} as const;
