const count = (number: number, one: string, many: string): string =>
  `${number.toLocaleString("en-NG")} ${number === 1 ? one : many}`;

/** The rounds of admission and their test batches. */
export const sessionTexts = {
  unknownAcademicSession: "Choose an academic session from the list.",
  titleTaken: "This academic session has a round of admission with this title already.",
  academicSessionFixed:
    "Applicants have paid for this academic session: it cannot be another one any more.",
  overlaps: (title: string, from: string, to: string) =>
    `It overlaps with ${title}, which is open from ${from} to ${to}. People who sign up choose between them.`,
  feePaid: (paid: number, fee: string) =>
    `${count(paid, "applicant has paid", "applicants have paid")} ${fee}. That stands: nothing is asked of them and nothing given back.`,
  feeDue: (unpaid: number, fee: string) =>
    `${count(unpaid, "applicant who has", "applicants who have")} not paid yet will pay ${fee}.`,
  closesNow: (unfinished: number) =>
    `Applications close at once. ${count(unfinished, "applicant has", "applicants have")} not submitted and could not do so any more.`,
  reopens: "Applications are open again at once.",
  notYet: "Applications are open now, and would close until the new opening date.",
  inUse: (applicants: number) =>
    `${count(applicants, "person has", "people have")} applied in this round: it cannot be deleted.`,
  quotaBelowAdmitted: (department: string, places: number, admitted: number) =>
    `${department}: ${count(admitted, "applicant is", "applicants are")} admitted already, which is more than ${places}. They stay admitted; nobody else can be.`,
  unknownDepartment: "The college has no such department any more.",
  unknownProgramme: "Choose a programme of a department that has several.",
  batch: {
    startTaken: "This round has a test batch that starts then already.",
    past: "This time has passed. Choose a later one.",
    begun: "This test has begun: its times cannot change any more.",
    told: (assigned: number) =>
      `${count(assigned, "applicant is", "applicants are")} assigned to this batch. Each is told the new time by mail, and prints the schedule again.`,
    soon: "It starts in less than a day: some may not read their mail in time.",
    inUse: (assigned: number) =>
      `${count(assigned, "applicant is", "applicants are")} assigned to this batch: it cannot be deleted.`,
  },
} as const;
