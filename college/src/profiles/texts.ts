/** Changing, correcting and suspending a person's profile. */
export const profileTexts = {
  nothingDiffers:
    "Nothing differs from what the college has. Change a field, or leave it as it is.",
  evidenceMissing: "Attach the document that shows it.",
  evidenceTooLarge: "The file is larger than 5 MB. Choose a smaller one.",
  changedElsewhere:
    "This profile was changed meanwhile. Nothing was overwritten: look at it again before you correct it.",
  hasBed: (hostel: string) =>
    `This student has a bed in ${hostel}, which is for the other kind of student. Release the bed first.`,
  corrected: "The profile is corrected.",
  requestOpen: "You have asked for a correction already. Wait for the answer, or withdraw it.",
  requestsOfDay: "You have asked for a correction five times since yesterday. Ask again tomorrow.",
  stillEditable:
    "You can still change this yourself in your application form, until you submit it.",
  withdrawn: "Your request is withdrawn.",
  requestDecided: "This request was decided or withdrawn already.",
  refusalReasonMissing: "Say why: the person is told the reason.",
  approved: "The request is approved, and the profile corrected.",
  refused: "The request is refused.",
  notValidAnyMore: (sentence: string) => `This can no longer be corrected as asked. ${sentence}`,
  suspended: "The account is suspended, and its owner is logged out everywhere.",
  restored: "The account is restored.",
  isSuspended: "This account is suspended. Restore it before you hand out a link.",
  tooManyLinks:
    "Five links were handed out for this account within an hour. Please wait before the next.",
  field: {
    protected: "This may not be changed here. Please ask ICT support.",
    phone:
      "Enter a Nigerian phone number such as 0803 123 4567, or one that starts with + and the country's code.",
    choice: (known: string) => `Choose one of: ${known}.`,
  },
} as const;
