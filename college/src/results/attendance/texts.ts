import type { StudentStanding } from "../../students/standing.ts";

/** Why somebody may not sit an examination, and what is said of marks that cannot be made. */
export const attendanceTexts = {
  notOpen: "This semester does not run: its attendance stays as it is.",
  standing: {
    active: "",
    deferred: "Has deferred the session",
    withdrawn: "Has withdrawn from the college",
    graduated: "Has graduated",
  } satisfies Record<StudentStanding, string>,
  barred: (reason: string) => `Barred: ${reason}`,
  unpaid: (session: string) => `Tuition of ${session} not paid`,
  notOnSheet: "Has not registered this course, or has dropped it.",
  notEligible: (obstacle: string) => `Cannot be marked present. ${obstacle}.`,
  isPresent: "They are marked present. Take that mark back first.",
  marks: { present: "Present", absent: "Absent", none: "" },
} as const;
