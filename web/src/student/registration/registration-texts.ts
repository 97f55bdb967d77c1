const credits = (count: number): string => `${count} ${count === 1 ? "credit" : "credits"}`;
const courses = (count: number): string => `${count} ${count === 1 ? "course" : "courses"}`;

/** The texts of course registration. Validation messages are in `rules/texts.ts`. */
export const registrationTexts = {
  credits,
  courses,
  semesters: { FIRST: "First Semester", SECOND: "Second Semester", THIRD: "Third Semester" },
  none: "—",
  session: "Session",
  semester: "Semester",
  status: "Status",
  registeredCount: "Registered",
  complete: "Registration Complete",
  inProgress: "Registration In Progress",
  closesAt: "Registration closes",
  limits: "Credits allowed",
  limitsOf: (min: number, max: number) => (min < max ? `${min} to ${max}` : `${max}`),

  infoFailed: "Failed to load registration information",
  coursesFailed: "Failed to load course data",
  registeredFailed: "Failed to fetch registered courses",

  closed: {
    title: "Registration Closed",
    opens: (moment: string) => `Course registration opens on ${moment}.`,
    closed: (moment: string) => `Course registration closed on ${moment}.`,
    unknown: "Course registration is not open now. The dates have not been announced.",
    checkAgain: "Check again",
    checking: "Checking...",
    toRegistered: "Registered courses",
  },

  noSemester: {
    title: "No semester is running",
    hint: "Courses can be registered once the next semester has begun.",
    toDashboard: "Go to dashboard",
  },

  unpaid: {
    title: "Tuition is not paid yet",
    toTuition: "Go to tuition payment",
  },

  nothing: {
    title: "There are no courses to register",
    hint: "The college offers no courses for your department and level this semester. Contact support if you expected some.",
    contactSupport: "Contact support",
    toDashboard: "Go to dashboard",
  },

  steps: {
    label: "Steps of the registration",
    names: { select: "Select Courses", review: "Review Selection", confirmation: "Confirmation" },
    shortNames: { select: "Select", review: "Review", confirmation: "Confirmation" },
    done: "done",
  },

  select: {
    search: "Search by code or title",
    department: "Department",
    allDepartments: "All departments",
    shown: (shown: number, all: number) =>
      shown === all ? `${courses(all)}` : `${shown} of ${courses(all)}`,
    noMatch: "No course matches",
    noMatchHint: "Courses you have selected stay selected.",
    clear: "Clear search",
    carryovers: "Carryover courses",
    carryoversHint: "Failed before, to be taken again.",
    newCourses: "New courses",
    carryover: "Carryover",
    compulsory: "Compulsory",
    registered: "Registered",
    lecturers: (names: string) => `Taught by ${names}`,
    passFirst: (codes: string) => `Pass ${codes} first`,
    passed: (codes: string) => `Needs ${codes} (passed)`,
    restored: "Your selection from before is back. It is not registered yet.",
    startOver: "Start over",
    submitNote: "Nothing is registered until you submit.",
    next: "Continue to Review",
    nothingSelected: "Select at least one course.",
  },

  balance: {
    label: "Credits selected",
    total: (total: number, max: number) => `${total} of ${credits(max)}`,
    missing: (count: number) => `${count} more needed`,
    over: (count: number) => `${count} too many`,
    room: (count: number) => (count === 0 ? "Maximum reached" : `Room for ${count} more`),
    selected: (code: string) => `${code} selected.`,
    deselected: (code: string) => `${code} deselected.`,
    added: (codes: string) => `${codes} added to your selection.`,
  },

  review: {
    lead: "Check the courses below, then submit.",
    toRegister: "To be registered",
    registered: "Registered already",
    nothingNew: "Everything you selected is registered already.",
    back: "Back",
    submit: "Submit Registration",
    submitting: "Submitting...",
    failed: "Registration failed",
    total: "Total",
  },

  confirmation: {
    registered: "Your registered courses",
    more: "Register More Courses",
    incomplete: "This is not all that is asked of you yet. Register more courses to complete it.",
    toRegistered: "Registered courses",
  },

  kept: "Your course selection is kept in this tab until you log out, but nothing of it is registered yet.",

  registered: {
    listTitle: "Your courses",
    empty: "No Course Registered Yet",
    emptyOpen: "Select your courses for this semester and register them.",
    emptyClosed: "Course registration is not open now.",
    toRegistration: "Register courses",
    more: "Register More Courses",
    registeredOn: (day: string) => `Registered ${day}`,
    dropUntil: (moment: string) => `Courses can be dropped until ${moment}.`,
    dropEnded: (moment: string) => `Courses could be dropped until ${moment}.`,
    drop: "Drop",
    dropOf: (code: string) => `Drop ${code}`,
    askTitle: (code: string) => `Drop ${code}?`,
    askOpen: (title: string) =>
      `${title} leaves your registration. You can register it again while registration is open.`,
    askClosed: (title: string) =>
      `${title} leaves your registration. Registration is closed: you cannot register it again.`,
    keep: "Keep course",
    yes: "Drop course",
    dropping: "Dropping...",
    dropFailed: "The course was not dropped",
    unknown: "The course could not be dropped. Please try again.",
  },

  slip: {
    label: "Registration slip",
    busy: "Downloading...",
    failed: "Failed to download registration slip. Please try again.",
    startedTitle: "Download Started",
    started: "Your registration slip is being downloaded. Please check your downloads folder.",
    fileName: "registration_slip.pdf",
  },
} as const;
