/** The sentences of the forms of sessions, departments and courses. */

export const timeTexts = {
  day: "Enter a real date.",
  moment: "Enter a real date and time.",
} as const;

export const applicationSessionTexts = {
  title: "Enter a title, such as Remedial Admission.",
  closes: "Applications close after they open. Choose a later date.",
  fee: (most: number) => `Enter the fee in whole naira, from 1 to ${most.toLocaleString("en-NG")}.`,
} as const;

export const testBatchTexts = {
  ends: "The test ends after it starts. Choose a later time.",
  tooLong: "A test batch takes less than a day. Check the dates.",
  capacity: (most: number) =>
    `Enter how many can sit the test, from 1 to ${most.toLocaleString("en-NG")}.`,
  assigned: (count: number) =>
    `${count === 1 ? "1 applicant is" : `${count} applicants are`} assigned to this batch: it cannot hold fewer.`,
} as const;

export const calendarTexts = {
  session: "Enter two years that follow each other, such as 2026/2027.",
  number: "Choose the first, second or third semester.",
  ends: "The semester ends after it starts. Choose a later date.",
  bothTimes: "Registration needs both a start and an end. Enter the other one too, or neither.",
  registrationEnds: "Registration ends after it starts. Choose a later time.",
  dropDeadline: "Courses can be dropped once registration has started. Choose a later time.",
  dropWithoutRegistration: "Enter when registration starts and ends first.",
  resultsDueOn: "Results are due after the semester starts. Choose a later date.",
  credits: (most: number) => `Enter a whole number from 0 to ${most}.`,
  maxCredits: "The maximum is at least the minimum.",
} as const;

export const departmentTexts = {
  code: "Enter a code of 2 to 6 letters, such as CHE.",
  name: "Enter the name in letters, such as Community Health.",
} as const;

export const programmeTexts = {
  code: "Enter a code of 2 to 10 letters, digits and hyphens, such as CHEW.",
  name: "Enter the name in letters, such as Community Health Extension Workers.",
  years: (most: number) => `Enter how many years it takes, from 1 to ${most}.`,
  tooManyPapers: (most: number) => `Ask for at most ${most} papers.`,
  paperTwice: "A paper is named twice.",
  paperName: "Name each paper in letters, 80 at most.",
  passMark: "Enter the pass mark as a whole number from 1 to 100.",
  caMaximum: "Enter a whole number from 0 to 100.",
  cgpa: "Enter a grade point average from 0.00 to 5.00.",
  carryoverCredits: (most: number) => `Enter a whole number from 0 to ${most}.`,
  className: "Enter the name of each class in letters.",
  classOrder: "Enter the best class first, each with a higher average than the next.",
  tooManyClasses: (most: number) => `There are at most ${most} classes.`,
  levelTwice: "A level is named twice.",
  electives: "Enter a level from 100 to 900 and 1 to 100 credit units.",
} as const;

export const courseRecordTexts = {
  code: "Enter a code of letters and a number, such as CHE 211.",
  title: "Enter the course's title.",
  creditLoad: "Enter the credit load as a whole number from 1 to 30.",
  level: "Choose a level from 100 to 900.",
  semester: "Choose the first, second or third semester.",
  department: "Choose or enter who teaches the course.",
  cycle: (codes: readonly string[]) =>
    `These courses would wait for each other: ${codes.join(" needs ")}.`,
  itself: "A course cannot be its own prerequisite.",
} as const;

export const requirementFormTexts = {
  credits: "Enter how many credits are needed, from 0 to 9.",
  sittings: "Choose one or two sittings.",
  emptyGroup: "Choose at least one subject, or remove this group.",
  subject: "Choose subjects from the list.",
  twice: (name: string) => `${name} is in this group twice.`,
  tooMany: (credits: number) =>
    `There are more groups of subjects than the ${credits} credits that are needed.`,
  unserved:
    "One subject serves one group only, so nobody could meet these groups. Add other subjects.",
} as const;
