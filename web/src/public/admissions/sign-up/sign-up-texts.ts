export const signUpTexts = {
  course: "Preferred Course of Study",
  courseRequired: "Choose a course of study.",
  requirement: (credits: number, subjects: string, sittings: number) =>
    `Needs ${credits} O-level ${credits === 1 ? "credit" : "credits"} from ${
      sittings === 1 ? "one sitting" : `at most ${sittings} sittings`
    }.${subjects && ` They must include: ${subjects}.`}`,
  session: "Application Session",
  sessionRequired: "Choose an application session.",
  fee: "Screening fee",
  closes: "Closes",
  surname: "Surname",
  firstName: "First Name",
  otherName: "Other Name (optional)",
  email: "Email",
  emailHint: "We send a link to it. Use an address that only you can read.",
  phone: "Phone",
  phoneHint: "Such as 0803 123 4567.",
  password: "Password",
  passwordHint:
    "At least 8 characters, and not your surname. Capital and small letters count as the same.",
  submit: "Sign up",
  submitting: "Signing up...",
  network:
    "The portal could not be reached. Everything you typed is still here: check your network connection and sign up again.",
  haveNumber: "I have an application number",
  logIn: "Log in",
  newLink: "Get a new link",
  forgotPassword: "Forgot password?",
  closedTitle: "Applications are closed",
  closedNext: (session: string, opens: string, closes: string) =>
    `${session} opens on ${opens} and closes on ${closes}.`,
  closedLast: (session: string, closed: string) => `${session} closed on ${closed}.`,
  closedUnknown: "The dates of the next session have not been announced.",
  notHereTitle: "Sign-up is not available here",
  notHere:
    "This college does not take sign-ups through the portal. Contact support to find out how to apply.",
  doneTitle: "Check your email",
  doneNumber: "Your application number",
  doneNumberHint: "Keep it: you log in with it and the password you chose.",
  copy: "Copy",
  copied: "Application number copied.",
  sentTo: "We sent a link to",
  nextTitle: "What happens next",
  next: [
    "Open the link in the email to verify your address.",
    "Log in with your application number and password.",
    "Pay the screening fee.",
    "Fill in the application form and submit it before the closing date.",
  ],
  another: "Start another application",
  noEmail: "No email after a few minutes? Look in your spam folder, or send the link again.",
} as const;
