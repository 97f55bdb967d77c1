const students = (count: number): string => (count === 1 ? "1 student" : `${count} students`);

/** What looks odd about a result sheet, in a sentence each. */
export const sheetFlagTexts = {
  nearly_all_passed: (passed: number, of: number) =>
    passed === of ? `All ${of} students passed.` : `${passed} of ${of} students passed.`,
  hardly_any_passed: (passed: number, of: number) =>
    passed === 0
      ? `None of the ${of} students passed.`
      : `Only ${passed} of ${of} students passed.`,
  on_pass_mark: (count: number, passMark: number) =>
    `${students(count)} have exactly the pass mark of ${passMark}, and nobody is just below it.`,
  same_total: (count: number, total: number) =>
    `${students(count)} have the same total of ${total}.`,
  without_exam: (count: number, of: number) =>
    `${count} of ${of} students with continuous assessment have no examination mark.`,
  far_from_department: (average: number, department: number) =>
    `The average is ${average}, that of the department's other courses ${department}.`,
  absent_with_exam: (count: number) =>
    `${students(count)} ${count === 1 ? "has" : "have"} an examination mark, but the attendance sheet says absent.`,
  present_as_absent: (count: number) =>
    `${students(count)} ${count === 1 ? "is" : "are"} entered as absent, but the attendance sheet says present.`,
} as const;

export type SheetFlagCode = keyof typeof sheetFlagTexts;
