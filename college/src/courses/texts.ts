const count = (number: number, one: string, many: string): string =>
  `${number.toLocaleString("en-NG")} ${number === 1 ? one : many}`;

/** The texts for the office of the calendar, departments and courses. */
export const catalogueTexts = {
  calendar: {
    sessionExists: "The college has this session already.",
    semesterExists: "This session has this semester already.",
    isCurrent: "The college is in this semester already.",
    movesInto: (semester: string, session: string) =>
      `The college moves into the ${semester} semester of ${session} at once, for everybody.`,
    movesFrom: (semester: string, session: string) =>
      `The ${semester} semester of ${session} ends: nothing can be registered or dropped in it any more.`,
    feesDue: (session: string) =>
      `Fees are owed for ${session}: what was paid for another session does not count.`,
    noTuition: (levels: string, session: string) =>
      `No tuition record is active in ${session} for level ${levels}: its students can pay no tuition until there is one.`,
    bedsNew: (session: string) =>
      `Beds are given out anew for ${session}; hostel applications are closed until they are opened in the hostel settings.`,
    levelsStay: "Students keep their level until they are promoted.",
    startsLater: (day: string) => `It starts on ${day} only.`,
    opensLater: (at: string) => `Courses can be registered from ${at}.`,
    noWindow: "Its registration window is not set: courses cannot be registered until it is.",
    windowOver: "Its registration window is over already: courses cannot be registered.",
    goesBack: (session: string) => `${session} is earlier than the session that runs now.`,
    closesNow: "Course registration closes at once.",
    opensNow: "Course registration opens at once.",
    overMaximum: (students: number, credits: number) =>
      `${count(students, "student has", "students have")} registered more than ${credits} credits: they keep them, and can add nothing.`,
    underMinimum: (students: number, credits: number) =>
      `${count(students, "student has", "students have")} registered fewer than ${credits} credits, and would have to add courses.`,
  },
  department: {
    codeTaken: "Another department has this code.",
    nameTaken: "Another department has this name.",
    codeFixed: (applicants: number) =>
      `${count(applicants, "application number holds", "application numbers hold")} this code: it cannot change any more.`,
    linesLost: (lines: number, name: string) =>
      `${count(lines, "fee line is", "fee lines are")} for ${name} alone and would not match the new name: its students would pay what everybody pays. Change those lines in the fee schedule too.`,
    linesGained: (name: string) =>
      `The new name holds ${name}: its students would pay by the fee lines of ${name}.`,
    onLetters: (people: number) =>
      `${count(people, "person sees", "people see")} the new name at once, on screens and on letters and receipts printed from now on.`,
    inUse: (by: readonly string[]) => `This department cannot be deleted: it has ${by.join(", ")}.`,
    use: {
      students: (number: number) => count(number, "student", "students"),
      applicants: (number: number) => count(number, "applicant", "applicants"),
      courses: (number: number) => count(number, "course", "courses"),
      plans: (number: number) => count(number, "instalment plan", "instalment plans"),
      quotas: (number: number) => count(number, "admission quota", "admission quotas"),
      decisions: (number: number) => count(number, "admission decision", "admission decisions"),
    },
  },
  programme: {
    codeTaken: "Another programme has this code.",
    nameTaken: "Another programme of the department has this name.",
    unknownDepartment: "Choose a department from the list.",
    unknownSession: "Choose a session from the list.",
    unknownCourse: "Choose courses from the list.",
    courseTwice: "A course is both required and an elective.",
    second: (department: string) =>
      `${department} has several programmes from now on: who applies chooses one, and an offer names one.`,
    beyond: (students: number) =>
      `${count(students, "student is", "students are")} on a level that the programme would not have any more.`,
    closes: (applicants: number) =>
      `${count(applicants, "applicant", "applicants")} chose it. They can still be admitted to it.`,
    onPapers: (students: number) =>
      `${count(students, "student sees", "students see")} the new name at once, and so do papers printed from now on.`,
    resultsPublished: (session: string) =>
      `Results of students who began in ${session} or later are published: rules never change for them. Choose a later session.`,
    inUse: (by: readonly string[]) => `This programme cannot be deleted: it has ${by.join(", ")}.`,
    only: "no other beside it in its department",
  },
  courseImport: {
    known: (code: string) => `The college has a course ${code} already.`,
    twice: (code: string, row: number) => `${code} stands in row ${row} already.`,
    unknown: (code: string) => `The college has no department with the code ${code}.`,
  },
  course: {
    codeTaken: "Another course has this code.",
    unknownDepartment: "Choose departments from the list.",
    departmentTwice: "A department is chosen twice.",
    unknownPrerequisite: "Choose prerequisites from the list.",
    unknownLecturer: "Choose lecturers from the list.",
    noSession: "No session is running: lecturers are chosen for a session.",
    loadOverMaximum: (students: number, credits: number) =>
      `${count(students, "student has", "students have")} registered this course and would have more than ${credits} credits. Raise the semester's maximum first, or have them drop a course.`,
    loadRegistered: (students: number) =>
      `${count(students, "student has", "students have")} registered this course in the running semester: their credits change at once, and so do slips printed from now on.`,
    loadBelowMinimum: (students: number, credits: number) =>
      `${count(students, "of them would have", "of them would have")} fewer than ${credits} credits, and would have to add a course.`,
    loadPast: (registrations: number) =>
      `${count(registrations, "registration", "registrations")} of earlier semesters show the new credit load too, where slips are printed again.`,
    placeRegistered: (students: number) =>
      `${count(students, "student has", "students have")} registered this course in the running semester. They keep it, and can drop it.`,
    inUse: (by: readonly string[]) => `This course cannot be deleted: it has ${by.join(", ")}.`,
    use: {
      registrations: (number: number) => count(number, "registration", "registrations"),
      outcomes: (number: number) => count(number, "result", "results"),
      neededBy: (codes: readonly string[]) =>
        `courses that need it first (${codes.slice(0, 5).join(", ")}${codes.length > 5 ? ", …" : ""})`,
    },
  },
} as const;
