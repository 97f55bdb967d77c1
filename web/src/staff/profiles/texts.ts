interface Name {
  readonly surname: string;
  readonly firstName: string;
  readonly otherName?: string | null;
}

export const fullName = ({ surname, firstName, otherName }: Name): string =>
  [surname, firstName, otherName].filter(Boolean).join(" ");

/** The words that several screens on people share. */
export const profileTexts = {
  kinds: { APPLICANT: "Applicant", STUDENT: "Student" },
  standings: {
    ACTIVE: "Active",
    DEFERRED: "Deferred",
    WITHDRAWN: "Withdrawn",
    GRADUATED: "Graduated",
  },
  requestStatuses: {
    PENDING: "Waiting",
    APPROVED: "Approved",
    REFUSED: "Refused",
    WITHDRAWN: "Withdrawn",
  },
  suspended: "Suspended",
  yes: "Yes",
  no: "No",
  name: "Name",
  email: "Email",
  phone: "Phone",
  department: "Department",
  level: "Level",
  kind: "Kind",
  searchPeople: "Name, number, email or phone",
  handOut: "Hand out a link",
  students: {
    title: "Students",
    one: "Student",
    tuition: "Tuition paid",
    bed: "Has a bed",
    credits: "Credits",
  },
  titles: {
    profile: "Profile",
    correct: "Correct profile",
    requests: "Change requests",
    request: "Change request",
    unverified: "Unverified emails",
  },
} as const;
