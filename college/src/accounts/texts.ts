/** Signing in, passwords, links and the second factor. */
export const accountTexts = {
  passwordChangeRequired: "Choose a new password before you go on.",
  accountSuspended: "This account is suspended. Please contact the college.",
  emailNotVerified: "Verify your email address before you log in: open the link we have sent you.",
  login: {
    success: "Login successful",
    wrongCredentials: {
      student: "Incorrect Student ID or password",
      applicant: "Incorrect Registration ID or password",
      staff: "No user matches your query",
    },
  },
  password: {
    resetRequested: (holder: "student" | "applicant") =>
      `If that email belongs to ${holder === "student" ? "a student" : "an applicant"}, a code to reset the password is on its way.`,
    resetDone: "Your password has been changed. You can now log in.",
    changed: "Your password has been changed.",
    wrongCode: "This code is wrong or has expired. Request a new one if it is not accepted.",
    wrongCurrent: "Your current password is not correct.",
    same: "The new password must differ from the current one.",
  },
  link: {
    used: "This link was used already, or a newer one has taken its place.",
    expired: "This link has expired. Ask ICT support for a new one.",
    unknown: "This link is not valid. Check that you opened all of it.",
  },
  secondFactor: {
    required: "Enter the code that your authenticator app shows.",
    wrongCode: "This code is wrong or was used already.",
    codeMissing: "Enter a code of your authenticator app, or a recovery code.",
    on: "A second factor is on already.",
    notOn: "No second factor is on.",
    notStarted: "Begin again: no second factor is being set up.",
    off: "The second factor is off.",
  },
} as const;
