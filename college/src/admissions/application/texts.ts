/** The application form, its submission and the aptitude test. */
export const applicationTexts = {
  unverified: "Verify your email address before you fill in the application form.",
  unpaid: "Pay the pre-admission screening fee before you fill in the application form.",
  submitted: "Your application is submitted and can no longer be changed.",
  isStudent: "You are a student now. Log in as a student to change your profile.",
  closed: (lastDay: string) => `Applications closed on ${lastDay}.`,
  notYetOpen: (firstDay: string) => `Applications open on ${firstDay}.`,
  changedElsewhere:
    "This section was saved in another window meanwhile. Nothing was overwritten: load it again to see both.",
  locked:
    "This can no longer be changed here: your application is submitted. Please ask ICT support.",
  phoneTaken: "This phone number is in use on another application.",
  saved: "Saved.",
  sameSitting: "This is the exam number of your other sitting.",
  secondOfOne: "With one sitting there is no second one to save.",
  whichSitting: "Two sittings are saved already. Say which of them this one replaces.",
  jambNotSaved: "Fill in your JAMB details, or say that you did not sit JAMB.",
  tooFewSubjects: (least: number) => `Enter at least ${least} subjects, over all your sittings.`,
  incomplete: "Your application is not complete yet.",
  submissionTaken: "Your application has been submitted successfully.",
  noTestBatch: (phone: string) =>
    `Every aptitude test of this session is full. Your application is kept as it is: please contact the college on ${phone}, and submit again once told.`,
  noTest: "No aptitude test is assigned to you yet: submit your application first.",
  noticeSeen: "Noted.",
  result: {
    missing: "Choose the file of your result.",
    sittingNotSaved: "Save this sitting before you upload its result.",
    saved: "Your result has been uploaded.",
  },
} as const;
