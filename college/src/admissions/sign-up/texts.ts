/** Signing up and verifying the email address. */
export const signUpTexts = {
  unknownSession: "Choose an application session from the list.",
  unknownCourse: "Choose a course from the list.",
  unknownProgramme: "Choose a programme from the list.",
  notYetOpen: (first: string, last: string) =>
    `This session does not take applications yet. It takes them from ${first} to ${last}.`,
  closed: (first: string, last: string) =>
    `This session is closed. It took applications from ${first} to ${last}.`,
  alreadyApplied: (phone: string) =>
    `An application was already made with this email address or phone number. Log in with your application number, ask for a new verification link, or contact support on ${phone}.`,
  signedUp: (applicationNo: string) =>
    `Your application number is ${applicationNo}. Open the link in the mail we have sent you to verify your email address.`,
  userNotFound: "User not found",
  verified: "Your email address is verified. You can now log in.",
  alreadyVerified: "Your email address is verified already. You can log in.",
  linkUsed: "This link has been used already. Ask for a new one.",
  linkExpired: "This link has expired, or a newer one has taken its place. Ask for a new one.",
  linkUnknown: "This link is not valid. Check that you opened all of it, or ask for a new one.",
  linkRequested:
    "If that belongs to an application, a mail with a link, or with what to do next, is on its way.",
  office: {
    already_verified: "This email address is verified already.",
    suspended: "This account is suspended.",
    too_many_links:
      "Five links were sent within an hour. Please try again later, and check the address meanwhile.",
    sent: (email: string) => `A new link was sent to ${email}.`,
  },
} as const;
