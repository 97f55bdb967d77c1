/** The headings of the fee schedule's sections, and of what is charged beside it. */
export const sectionHeadings = {
  A: "Section A",
  B: "Section B",
  C: "Section C",
  LATE: "Late payment",
  HOSTEL: "Hostel",
  SCREENING: "Screening",
} as const;
