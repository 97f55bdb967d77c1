export const creditCount = (count: number): string =>
  `${count} ${count === 1 ? "credit" : "credits"}`;

export const courseCount = (count: number): string =>
  `${count} ${count === 1 ? "course" : "courses"}`;
