const number = new Intl.NumberFormat("en-NG");

export const formatCount = (amount: number): string => number.format(amount);

const count = (amount: number, one: string, many: string): string =>
  `${formatCount(amount)} ${amount === 1 ? one : many}`;

export const coursesTexts = {
  edit: "Edit",
  actions: "Actions",
  saved: "Saved.",
  deleted: "Deleted.",
  semesters: { FIRST: "First", SECOND: "Second", THIRD: "Third" },
  sessions: {
    title: "Application Sessions",
    one: "Application Session",
    add: "New session",
    edit: "Edit session",
    calendar: "Academic calendar",
    search: "Title or academic session",
    empty: "No application session yet",
    emptyHint: "Open the first one, with its dates and its screening fee.",
    state: "State",
    states: { PLANNED: "Planned", OPEN: "Open", CLOSED: "Closed" },
    academicSession: "Academic session",
    academicSessionHint: "Applicants of this round are admitted into it.",
    name: "Title",
    opens: "Opens",
    closes: "Closes",
    opensAt: "Opens at",
    closesAt: "Closes at",
    closesHint:
      "The first moment at which nothing is taken any more: midnight for the whole day before.",
    zone: (zone: string) => `College time (${zone})`,
    fee: "Screening fee",
    feeField: (symbol: string) => `Screening fee (${symbol})`,
    feeHint: "Applicants who have paid keep what they paid. The others pay the new fee.",
    applicants: "Applicants",
    paid: "Paid",
    submitted: "Submitted",
    testPlaces: "Test places",
    announcement: "What applicants read",
    chooseSession: "Choose an academic session.",
    details: "Dates and fee",
    deleteQuestion: (title: string) => `Delete ${title}, with its quotas and test batches?`,
    deleteTitle: "Delete session",
  },
  quotas: {
    title: "Quotas",
    edit: "Change quotas",
    hint: "How many each department takes. Empty: no limit.",
    department: "Department",
    places: "Places",
    noLimit: "No limit",
    chosen: "Chose it",
    admitted: "Admitted",
    field: (chosen: number, admitted: number) =>
      `${count(chosen, "applicant", "applicants")}, ${formatCount(admitted)} admitted`,
    problem: "Enter a whole number, or leave it empty.",
  },
  batches: {
    title: "Aptitude test batches",
    add: "Add batch",
    edit: "Edit batch",
    none: "No test batch yet: nobody can submit until there is one with a free place.",
    places: "Places",
    assigned: "Assigned",
    tested: "Scored",
    starts: "Starts at",
    ends: "Ends at",
    capacity: "Places",
    movedHint: "Applicants who are assigned are told another time by mail.",
    deleteTitle: "Delete batch",
    deleteQuestion: (day: string) => `Delete the test batch of ${day}?`,
    editOf: (day: string) => `Edit the batch of ${day}`,
    deleteOf: (day: string) => `Delete the batch of ${day}`,
  },
} as const;

/** An O-level requirement: `5 credits from one sitting`. */
export const requirementText = (asked: {
  readonly credits: number;
  readonly sittings: number;
}): string =>
  `${count(asked.credits, "credit", "credits")} from ${asked.sittings === 1 ? "one sitting" : "at most two sittings"}`;
