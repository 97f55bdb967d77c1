import type { ElectiveFacts } from "../courses/programmes/course-facts.ts";
import { inPoints } from "../results/academic-standing/texts.ts";

/** The import of students, their promotion and their standing. */
export const studentTexts = {
  bulk: {
    would: (count: number) => `${count === 1 ? "1 student" : `${count} students`} would change.`,
    outdated:
      "Something changed since you saw the preview, or a student stands in the way. Nothing was changed; look at the preview again.",
    changedSince: "This student was changed meanwhile.",
    twice: "A student is named twice.",
    unknownSession: "The college has no such session.",
    promoted: (count: number) =>
      `${count === 1 ? "1 student has" : `${count} students have`} left the session.`,
    standingChanged: (count: number) =>
      `${count === 1 ? "1 student is" : `${count} students are`} changed.`,
    level: (level: number) => `Level ${level}`,
    notActive: {
      deferred: "Deferred: takes no part until restored.",
      withdrawn: "Has withdrawn.",
      graduated: "Has graduated.",
    },
    leftAlready: (session: string) => `Has moved on from ${session} already.`,
    unpaid: (session: string) => `Has not paid the tuition of ${session}.`,
    highest: "Has the highest level there is.",
    onProbation: (level: number, reasons: string) => `Level ${level}, on probation: ${reasons}`,
    repeats: (level: number, reasons: string) => `Level ${level} again: ${reasons}`,
    withdraws: (reasons: string) =>
      `The rule asks for withdrawal, which is a change of standing: ${reasons}`,
    undecided: (reasons: string) => `The standing is not decided: ${reasons}`,
    movedOnAgainst: (level: number, reasons: string) => `Level ${level}, although: ${reasons}`,
    notMet: (details: string) => `Cannot graduate yet: ${details}`,
    graduatedAgainst: (details: string) => `Graduated, although: ${details}`,
    hasBed: "Has a bed this session. Release it first.",
    isSo: "Is so already.",
    standings: {
      active: "Active",
      deferred: "Deferred",
      withdrawn: "Withdrawn",
      graduated: "Graduated",
    },
  },
  graduation: {
    noCarryovers: "Every failed course is passed since.",
    carryovers: (codes: readonly string[]) =>
      `${codes.join(", ")} ${codes.length === 1 ? "is" : "are"} not passed yet.`,
    allPublished: "The results of all registered courses are published.",
    nothingPublished: "No result is published yet.",
    coursesPassed: "Every course that the programme asks for is passed.",
    coursesMissing: (codes: readonly string[]) =>
      `${codes.join(", ")} ${codes.length === 1 ? "is" : "are"} required and not passed yet.`,
    coursesRegistered: (codes: readonly string[]) =>
      `${codes.join(", ")} ${codes.length === 1 ? "is" : "are"} required and registered.`,
    electives: ({ level, passed, credits }: ElectiveFacts) =>
      `${passed} of ${credits} credit units of ${level} level electives are passed.`,
    /** In hundredths. */
    noCgpa: (least: number) => `There is no CGPA yet; at least ${inPoints(least)} is needed.`,
    cleared: "The papers of the entry are cleared.",
    notCleared: "The papers of the entry are not cleared yet.",
    nothingOwed: "Nothing is owed.",
    owing: "Fees are owed.",
  },
  programme: {
    unknown: "Choose a programme from the list.",
    unknownSession: "Choose a session from the list.",
    nothingChanges: "The student is in this programme already.",
    rules: (session: string | null) =>
      session === null
        ? "The college's usual pass mark and requirements count, because the session in which the studies began is not known."
        : `The programme's rules for who began in ${session} count: pass mark, courses and requirements for graduation.`,
    published: "Published results keep their grades.",
    registered: (courses: number) =>
      `${courses === 1 ? "1 course" : `${courses} courses`} registered in the running semester stay registered, and can be dropped.`,
    fees: "What is charged already stays as it is; later fees are those of the new department.",
    indexed: (indexNumber: string) =>
      `The council has indexed the student as ${indexNumber} for the programme of now. The number stays with that programme.`,
    beyond: (years: number) => `The programme has ${years * 100} as its last level.`,
  },
  import: {
    matricNumber: "Use 3 to 32 letters, digits, slashes and hyphens, such as COHT/2025/001.",
    department: "The college has no department with this code.",
    programme: "The department has no programme with this code.",
    programmeMissing: (codes: readonly string[]) => `Name the programme: ${codes.join(", ")}.`,
    session: "The college has no such session.",
    level: "Use 100, 200, 300 and so on, up to 900.",
    twice: (row: number) => `Row ${row} has the same.`,
    numberTaken: "A student has this number already.",
    emailTaken: "A student has this email address already.",
  },
  told: {
    active: "You are an active student of the college again.",
    deferred:
      "Your studies are deferred. You can log in and see your records; courses, beds and fees wait until you are restored.",
    withdrawn:
      "You are recorded as withdrawn from the college. You can log in and see your records.",
  },
  standing: {
    deferred: (doing: string) =>
      `Your studies are deferred, so you cannot ${doing}. Please contact the college when you want to come back.`,
    withdrawn: (doing: string) =>
      `You have withdrawn from the college, so you cannot ${doing}. Please contact the college.`,
    graduated: (doing: string) => `You have graduated, so you cannot ${doing} any more.`,
  },
  doing: { register: "register or drop courses", takeBed: "take a bed", pay: "pay fees" },
} as const;
