/** The texts that several screens share. */
export const texts = {
  ok: "OK",
  cancel: "Cancel",
  tryAgain: "Try Again",
  goBack: "Go Back",
  loading: "Loading…",
  choose: "Choose…",

  failures: {
    network: "The portal could not be reached. Check your network connection and try again.",
    unknown: "Something went wrong. Please try again.",
    sessionExpired: "Session expired. Please log in again.",
  },

  login: {
    lead: "Sign in with your matric number.",
    registrationId: "Registration ID",
    /** A number of each kind, to tell which one is meant. */
    examples: { Student: "For example COHT/2024/002", Applicant: "For example COHT/CHE/00001" },
    password: "Password",
    submit: "Login",
    submitting: "Logging in...",
    forgotPassword: "Forgot password?",
    registrationIdRequired: "Registration ID is required",
    passwordRequired: "Password is required",
    refused: "Incorrect Student ID or password",
    network: "An error occurred during login. Try checking your network connection",
    roles: "Login for",
    toApplicant: "Applicant login",
    applicantLead: "Sign in with your application number.",
    applicantRefused: "Incorrect Registration ID or password",
    toStudent: "Student login",
  },

  support: {
    title: "Need help?",
    call: "Call",
    whatsapp: "WhatsApp",
    email: "Email",
  },

  notFound: {
    text: "The page you're looking for was not found",
  },

  shell: {
    skip: "Skip to content",
    menu: "Menu",
    account: "Account",
    signOut: "Log out",
    signingOut: "Logging out...",
    welcome: "Welcome back,",
  },

  dashboard: {
    helpTitle: "Need help?",
    help: "Contact support by phone or WhatsApp rather than coming to the college in person.",
    call: "Call",
    whatsapp: "WhatsApp",
    levelOf: (level: number) => `${level} Level`,
    semesters: { FIRST: "First", SECOND: "Second", THIRD: "Third" },
    none: "—",
  },

  receiptDownload: {
    label: "Download",
    busy: "Downloading...",
    failed: "Failed to download receipt.",
    startedTitle: "Download Started",
    started: "Your receipt is being downloaded. Please check your downloads folder.",
  },
} as const;
