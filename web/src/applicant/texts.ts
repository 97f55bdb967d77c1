import { printoutTexts } from "./printout-texts.ts";

/** The texts of the applicant's area, which public pages do not load. The application form has its own file. */
export const texts = {
  goToForm: "Go to Application Form",

  dashboard: {
    registrationNo: "Registration no.",
    preferredCourse: "Preferred Course of Study",
    departmentAdmitted: "Department Admitted",
    email: "Email Address",
    none: "—",
    announcement: "Announcement",
    unknownTitle: "Your application could not be loaded",
    receipt: "Receipt of the screening fee",
  },

  queried: {
    title: (exam: string) => `A question about your ${exam} result`,
    file: "Your result",
    hint: "A PDF, or a JPEG, PNG or WebP picture, of at most 5 MB.",
    missing: "Choose the file of your result.",
    send: "Send the result again",
    sending: "Sending…",
    done: "Your result has been sent. The college will look at it again.",
  },

  nextStep: {
    title: "Your next step",
    pay: {
      title: "Pay the screening fee",
      text: "The application form opens once the pre-admission screening fee is paid.",
      action: "Pay screening fee",
    },
    payIfDue: {
      title: "Fill in your application",
      text: "Pay the screening fee first, if you have not: the college takes no application without it.",
      action: "Fill in application",
      other: "Pay screening fee",
    },
    fill: {
      title: "Fill in your application",
      text: (day: string) => `Complete its four sections and submit it by ${day}.`,
      textUndated: "Complete its four sections and submit it.",
      action: "Fill in application",
    },
    submit: {
      title: "Submit your application",
      text: (day: string) => `All sections are complete. Review them and submit by ${day}.`,
      textUndated: "All sections are complete. Review them and submit.",
      action: "Review and submit",
    },
    closed: {
      title: "Applications have closed",
      text: (session: string) =>
        `${session} closed before this application was submitted. Contact support if you think this is a mistake.`,
    },
    print: {
      title: "Print your test schedule",
      text: (day: string) =>
        `Your aptitude test is on ${day}. Bring the printed schedule with you.`,
      action: "See test schedule",
    },
    awaitTest: {
      title: "Wait for your test date",
      text: "Your application is submitted. The college will assign you an aptitude test and email you.",
      action: "See test schedule",
    },
    awaitDecision: {
      title: "Wait for the decision",
      text: "You have sat the aptitude test. The college will email you when it has decided.",
    },
    answer: {
      title: "Answer your offer of admission",
      text: (department: string, day: string) =>
        `You have been offered a place in ${department}. Accept or decline it by ${day}.`,
      action: "See offer",
    },
    accepted: {
      title: "You are a student now",
      text: "Your matric number is on the admission page. You sign in with it at the student login.",
      action: "See matric number",
    },
    waiting: {
      title: "You are on the waiting list",
      text: "The college emails you if a place becomes free. There is nothing to do until then.",
      action: "See decision",
    },
    declined: {
      title: "You declined your offer",
      text: "This application has ended.",
      action: "See decision",
    },
    lapsed: {
      title: "Your offer has lapsed",
      text: "No answer came in time. Contact support if you think this is a mistake.",
      action: "See decision",
    },
    decided: {
      title: "The college has decided",
      text: "Read what it decided about your application.",
      action: "See decision",
    },
  },

  tracker: {
    title: "Your application",
    names: {
      SIGNED_UP: "Signed up",
      VERIFIED: "Email verified",
      PAID: "Screening fee paid",
      SUBMITTED: "Application submitted",
      TESTED: "Aptitude test taken",
      DECISION: "Decision made",
      ACCEPTED: "Offer accepted",
    },
    states: {
      REACHED: "Done",
      CURRENT: "Next",
      AHEAD: "To come",
      CLOSED: "Will not happen",
    },
    reachedOn: (day: string) => `Done on ${day}`,
  },

  schedule: {
    date: "Date",
    time: "Time",
    timeOf: (start: string, end: string) => `${start} - ${end}`,
    venue: "Venue",
    testTitle: "When and where",
    requirementsTitle: "Requirements",
    requirementsLead: "Come with these:",
    requirements: [
      "2 copies of the application printout",
      "1 photocopy of your SSCE result(s)",
      "1 photocopy of your birth certificate",
      "1 photocopy of your certificate of state of origin",
      "1 photocopy of your payment invoice",
    ],
    documentsTitle: "Documents",
    incompleteTitle: "Incomplete Application",
    incomplete: "You have not submitted your application yet. To see your aptitude test schedule:",
    incompleteSteps: [
      "Fill in all 4 sections of the form.",
      "Agree to the declaration.",
      "Press Submit Application.",
    ],
    unassignedTitle: "No test date yet",
    unassigned:
      "Your application is submitted. The college will assign you an aptitude test and email you when it has.",
    print: {
      label: "Print",
      busy: "Downloading...",
      failed: "Failed to download application form. Please try again.",
      startedTitle: "Download In Progress!",
      started:
        "Your aptitude test schedule is being downloaded. Please check your downloads folder.",
    },
    printName: "Print aptitude test schedule",
    printout: printoutTexts,
    receiptLabel: "Payment invoice",
  },

  notification: {
    lead: "Your aptitude test has been scheduled.",
    text: "Print your schedule, and be at the venue on time.",
    ok: "Ok",
    confirming: "One moment...",
  },

  admission: {
    undecidedTitle: "No decision yet",
    undecided:
      "The college has not decided about your application yet. You will get an email when it has.",
    toDashboard: "Go to dashboard",
    admitted: {
      title: (department: string) => `You have been offered admission to ${department}`,
      answerBy: (day: string) =>
        `Accept or decline this offer by ${day}. After that day it lapses.`,
    },
    accept: "Accept offer",
    accepting: "Accepting...",
    decline: "Decline offer",
    declining: "Declining...",
    acceptTitle: "Accept this offer?",
    acceptText: (department: string) =>
      `You become a student of ${department} and get a matric number at once. From then on you sign in at the student login with that number and the password you have now. This cannot be taken back.`,
    declineTitle: "Decline this offer?",
    declineText:
      "Your place goes to somebody else, and this application ends. This cannot be taken back.",
    goBack: "Go Back",
    acceptYes: "Accept",
    declineYes: "Decline",
    failed: "Your answer could not be sent.",
    acceptedTitle: "Congratulations! You are a student now",
    accepted: (department: string) => `You accepted your place in ${department}.`,
    matricNumber: "Your matric number",
    matricHint:
      "Write it down. Sign in with it at the student login, with the same password as here.",
    matricComing: "Your matric number is on its way to you by email.",
    toStudentLogin: "Log out and go to student login",
    leaving: "Logging out...",
    declinedTitle: "You declined this offer",
    declined: (department: string, day: string | null) =>
      day
        ? `You declined your place in ${department} on ${day}.`
        : `You declined your place in ${department}.`,
    lapsedTitle: "This offer has lapsed",
    lapsed: (department: string, day: string) =>
      `The place in ${department} was open until ${day}, and no answer came. Contact support if you think this is a mistake.`,
    waitingTitle: "You are on the waiting list",
    waiting:
      "If a place becomes free, the college offers it to you and emails you. There is nothing to do until then.",
    refusedTitle: "You have not been admitted",
    refusedReason: "Reason",
    decidedOn: "Decided on",
    score: "Aptitude test score",
    scoreOf: (percent: number) => `${percent}%`,
    answerBy: "Answer by",
    department: "Department",
    letter: {
      label: "Admission letter",
      busy: "Downloading...",
      failed: "Failed to download admission letter. Please try again.",
      startedTitle: "Download In Progress!",
      started: "Your admission letter is being downloaded. Please check your downloads folder.",
    },
  },
} as const;
