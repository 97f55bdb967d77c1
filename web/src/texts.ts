/** The texts that several screens share. */
export const texts = {
  errorTitle: "Oppps! Error",
  ok: "OK",
  cancel: "Cancel",
  tryAgain: "Try Again",
  goBack: "Go Back",
  dismiss: "Dismiss",
  loading: "Loading…",
  choose: "Choose…",
  badPaymentAddress: "the payment provider's address is not valid",

  failures: {
    network: "The portal could not be reached. Check your network connection and try again.",
    unknown: "Something went wrong. Please try again.",
    sessionExpired: "Session expired. Please log in again.",
    screenBroke: "This page stopped working",
    screenBrokeHint: "Nothing you saved is lost. Reload the page to go on.",
    newVersion: "The portal was updated",
    newVersionHint: "This page belongs to an older version. Reload to go on.",
    reload: "Reload",
  },

  login: {
    lead: "Sign in with your matric number.",
    registrationId: "Registration ID",
    /** A number of each kind, to tell which one is meant. */
    examples: { Student: "For example COHT/2024/002", Applicant: "For example COHT/CHE/00001" },
    password: "Password",
    showPassword: "Show password",
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

  /** The header of the public pages for applicants. */
  admissionsHeader: {
    label: "Admissions",
    home: "Home",
    signUp: "Signup",
    login: "Login",
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
    applicantMenu: "Applicant menu",
    studentMenu: "Student menu",
    more: "More",
    allPages: "All pages",
    search: "Search your pages",
    searchNone: "No page matches",
    account: "Account",
    changePassword: "Change password",
    signOut: "Log out",
    signingOut: "Logging out...",
    welcome: "Welcome back,",
    noPassport: "No passport photo",
    version: (version: string) => `Version ${version}`,
  },

  dashboard: {
    helpTitle: "Need help?",
    help: "Contact support by phone or WhatsApp rather than coming to the college in person.",
    resultsLine: "Published results, with GPA, CGPA and carryovers:",
    call: "Call",
    whatsapp: "WhatsApp",
    matricNumber: "Matric No.",
    department: "Department",
    level: "Current Level",
    levelOf: (level: number) => `${level} Level`,
    semester: "Current Semester",
    semesters: { FIRST: "First", SECOND: "Second", THIRD: "Third" },
    session: "Current Session",
    email: "Email",
    none: "—",
    visitPayments: "Visit page",
    couldNotLoad: "Could not fetch data",
  },

  receiptDownload: {
    label: "Download",
    busy: "Downloading...",
    failed: "Failed to download receipt.",
    startedTitle: "Download Started",
    started: "Your receipt is being downloaded. Please check your downloads folder.",
  },
} as const;
