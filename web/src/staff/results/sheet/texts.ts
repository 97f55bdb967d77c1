const number = new Intl.NumberFormat("en-NG");
const count = (amount: number, one: string, many: string): string =>
  `${number.format(amount)} ${amount === 1 ? one : many}`;
const cells = (amount: number) => count(amount, "cell", "cells");
const students = (amount: number) => count(amount, "student", "students");

export const sheetTexts = {
  title: "Result sheet",
  wrongRemark: "Choose absent, withheld or nothing.",
  list: {
    /** Also the menu's label, see specification §2. */
    title: "Result sheet",
    lead: "One sheet for each course you teach in the semester. Enter the marks, then submit them to the exam office.",
    search: "Code or title",
    state: "State",
    empty: "No result sheet in this semester",
    emptyHint: "The exam office assigns courses; each has its sheet here.",
    columns: {
      code: "Course",
      title: "Title",
      registered: "Registered",
      entered: "Entered",
      state: "State",
      due: "Submit by",
    },
    overdue: "Overdue",
    returned: (reason: string) => `Returned: ${reason}`,
  },
  noDeadline: "No date set",
  facts: {
    state: "State",
    due: "Submit by",
    lecturers: "Lecturers",
    entered: "Entered",
    enteredOf: (entered: number, registered: number) =>
      `${number.format(entered)} of ${number.format(registered)}`,
  },
  states: {
    SUBMITTED: "The sheet is with the exam office. Marks can be changed once it is returned.",
    APPROVED: "The exam office has approved the sheet; the results wait for their release.",
    PUBLISHED: "The results are published. Only the exam office can still amend them.",
    AMENDED:
      "The results are published, and were amended. Only the exam office can still change them.",
  },
  returnedTitle: (by: string, at: string) => `Returned by ${by}, ${at}`,
  notYours: "You can read this sheet, and not change it.",
  grid: {
    label: (code: string) => `Marks of ${code}`,
    columns: {
      name: "Student",
      ca: (most: number) => `CA (${most})`,
      exam: (most: number) => `Exam (${most})`,
      remark: "Remark",
      total: "Total",
      grade: "Grade",
    },
    fields: { ca: "CA", exam: "Exam", remark: "Remark" },
    cell: (field: string, name: string, matric: string) => `${field}, ${name}, ${matric}`,
    remarks: { "": "–", absent: "Absent", withheld: "Withheld" },
    carryover: { word: "Carryover", short: "C/O" },
    dropped: { word: "Dropped", short: "Dropped" },
    keys: "Arrows, Enter and Tab go from cell to cell, F2 edits, Escape gives the change up, Delete clears, Ctrl+Z takes the last change back. Paste a column or a block out of a spreadsheet where it begins. Escape, then Tab leaves the sheet.",
    keysTitle: "Keyboard and pasting",
    none: "No student is shown",
    noneHint: "Nobody matches the search and the filter.",
    empty: "Nobody has registered this course",
    emptyHint: "Students appear here as soon as they register it.",
  },
  conflict: {
    says: (field: string, mine: string, theirs: string, by: string | null) =>
      `${field}: you entered ${mine || "nothing"}, ${by ?? "you, in another window,"} saved ${theirs || "nothing"} meanwhile.`,
    keep: (mine: string) => `Keep ${mine || "nothing"}`,
    take: (theirs: string) => `Take ${theirs || "nothing"}`,
  },
  problem: (field: string, typed: string, message: string) =>
    `${field} “${typed}” is not saved. ${message}`,
  discard: "Discard",
  save: {
    idle: "Every cell is saved as you leave it.",
    saving: "Saving…",
    saved: (time: string) => `All saved ${time}`,
    offline: (waiting: number) => `Offline: ${cells(waiting)} ${waiting === 1 ? "waits" : "wait"}`,
    unanswered: (waiting: number) =>
      `The college does not answer: ${cells(waiting)} ${waiting === 1 ? "waits" : "wait"}`,
    refused: (waiting: number) => `${cells(waiting)} not saved`,
    trouble: (amount: number) =>
      `${cells(amount)} ${amount === 1 ? "needs" : "need"} your attention`,
    show: "Show the next",
    again: "Try again",
    restored: (amount: number) =>
      `${cells(amount)} from your last visit ${amount === 1 ? "was" : "were"} not saved yet and ${amount === 1 ? "is" : "are"} sent now.`,
    left: (amount: number) =>
      `${cells(amount)} ${amount === 1 ? "is" : "are"} not saved. This browser keeps ${amount === 1 ? "it" : "them"} and sends ${amount === 1 ? "it" : "them"} when you open the sheet again.`,
    discardUnsaved: "Discard them",
    locked: (amount: number) =>
      `${cells(amount)} could not be saved, for the sheet takes no marks any more. They are marked below.`,
  },
  paste: {
    done: (amount: number) => `${cells(amount)} pasted.`,
    nothing: "Nothing was pasted.",
    below: (amount: number) => `${cells(amount)} did not fit below the last row.`,
    beside: (amount: number) => `${cells(amount)} did not fit beside the remark.`,
    closed: (amount: number) => `${cells(amount)} fell on students who dropped the course.`,
    undo: "Undo",
  },
  filter: {
    label: "Show",
    all: "All",
    incomplete: "Incomplete",
    carryovers: "Carryovers",
    search: "Search",
    placeholder: "Name or number",
    shown: (shown: number, all: number) => `${number.format(shown)} of ${students(all)}`,
  },
  importing: {
    open: "Import",
    title: "Import marks",
    columns: "matric_number, ca, exam, remark",
    hint: "The downloaded file has these columns. Empty cells of the file leave what is entered. Nothing is saved while a row is wrong.",
    overwrites: (amount: number) => `${cells(amount)} with other marks would be overwritten`,
    overwritesNone: "No marks are overwritten.",
    table: "What is overwritten",
    first: (amount: number) => `The first ${students(amount)}:`,
    tableColumns: { student: "Student", before: "Now", after: "In the file" },
    marks: (ca: string, exam: string, remark: string) =>
      [`CA ${ca}`, `exam ${exam}`, remark].filter(Boolean).join(", "),
    unsaved: "Some cells are not saved yet. Wait until they are, or settle them, then import.",
  },
  submit: {
    open: "Submit",
    title: (code: string) => `Submit ${code}`,
    question: (amount: number) =>
      `The results of ${students(amount)} go to the exam office. After that you can change them only if the sheet is returned.`,
    unsaved: (amount: number) => `${cells(amount)} ${amount === 1 ? "is" : "are"} not saved yet.`,
    missing: (amount: number) =>
      `Marks of ${students(amount)} are missing. Enter them, or mark who was absent or whose result is withheld.`,
    andMore: (amount: number) => `and ${number.format(amount)} more`,
    jump: "Go to the first",
    action: "Submit",
  },
  grades: {
    title: "Totals by grade",
    none: "No result is complete yet.",
    summary: (complete: number, passed: number) =>
      `${students(complete)} with a grade, ${number.format(passed)} passed.`,
    table: "Totals by grade, as a table",
    columns: { grade: "Grade", from: "From", students: "Students", share: "Share" },
    unit: "Students",
  },
  history: {
    title: "History",
    none: "Nothing has happened to this sheet yet.",
    columns: { at: "When", state: "State", by: "By", reason: "Reason" },
  },
} as const;
