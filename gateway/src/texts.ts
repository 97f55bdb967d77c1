/** Every sentence the gateway words itself. Those the specification quotes stand to the letter. */
export const texts = {
  signedOut: "Access token not available",
  sessionExpired: "Session expired. Please log in again.",
  tokenRefused:
    "Error: Given token not valid for any token type. Please meet the Support team to clarify your account.",
  forbidden: "You are not allowed to see or do this.",
  passwordChangeRequired: "Choose a new password before you go on.",
  accountSuspended: "This account is suspended. Please contact the college.",
  rateLimited: (seconds: number) => `Too many attempts. Try again in ${waitOf(seconds)}.`,
  collegeUnavailable:
    "The college's service cannot be reached right now. Please try again shortly.",
  collegeTimeout: "The college's service took too long to answer. Please try again.",
  collegeFault: "The college's service gave an answer the portal does not understand.",
  notAvailable: "This is not available at your college.",
  notFound: "This was not found.",
  crossSite: "This request did not come from the portal.",
  requestTooLarge:
    "The file or form is too large. A photo may be at most 2 MB, a result file at most 5 MB.",
  unsupportedMediaType: "This kind of request is not supported.",
  invalidRequest: "The request is not valid.",
  unavailable: "The portal is busy. Please try again shortly.",
  internal: "Something went wrong in the portal. Please try again.",

  signIn: {
    refused: "Incorrect Student ID or password",
    applicantRefused: "Incorrect Registration ID or password",
    emailNotVerified:
      "Your email address is not verified yet. Open the link in the email we sent you, or ask for a new one.",
    network: "An error occurred during login. Try checking your network connection",
    usernameRequired: "Registration ID is required",
    passwordRequired: "Password is required",
    tooLong: "This is too long.",
  },
  applicant: {
    tokenExpired: "Token expired. Please Login and try paying immediately before token expires.",
    profileNetwork: "An error occurred during profile retrieval",
  },
  intake: {
    refused: "The sign-up was not accepted.",
    alreadyApplied: "An application with this email or phone number exists already.",
    sessionClosed: "This application session does not take applications now.",
    sessionUnknown: "Choose an application session.",
    identifierTooLong: "This is too long.",
    userNotFound: "User not found",
    lookupFailed: "Error fetching user data",
    lookupNetwork: "An error occurred while fetching user data",
    verified: "Email Verified",
    linkRefused: "This link does not work any more. Ask for a new one.",
    identifierRequired: "Enter your Registration ID or email.",
  },
  application: {
    personalFailed: "Failed to save personal details. Please try again.",
    academicFailed:
      "Failed to save academic qualifications. Please try again. Ignore this message if you have already filled this section.",
    jambFailed: "Failed to save JAMB details. Please try again.",
    submitFailed: "Failed to submit application. Please try again.",
    screeningUnpaid: "Pay the screening fee first.",
    noTestBatch: "No aptitude test has a place left. Please try again later.",
    sittingCount: "Give one sitting or two.",
    resultWithoutSitting: "A second result needs a second sitting.",
    resultTooLarge: "A result file may be at most 5 MB.",
    resultNotDocument: "A result file must be a PDF, or a JPEG, PNG or WebP picture.",
    noOffer: "There is no offer of admission to answer.",
    offerAnswered: "This offer is already answered.",
    offerExpired: "The last day to answer this offer has passed.",
    emailInUse: "Another student has this email address. Please contact the college.",
    offerAccepted: "You have accepted the offer of admission.",
    offerDeclined: "You have declined the offer of admission.",
  },
  reset: {
    requestNetwork: "Password Reset Error. Try checking your network connection",
    confirmNetwork: "Unable to Change Password. Try checking your network connection",
    emailRequired: "Email is required",
    otpRequired: "OTP Code is required",
    newPasswordRequired: "New Password is required",
    refused: "The code or the new password was not accepted.",
    requested: "If the college knows this email, a code is on its way to it.",
    confirmed: "Your password has been changed.",
  },
  changePassword: {
    currentRequired: "Current Password is required",
    refused: "The password was not accepted.",
  },
  profile: {
    failed: "Failed to update profile. Please try again.",
    passportTooLarge: "The passport photo may be at most 2 MB.",
    passportNotImage: "The passport photo must be a JPEG, PNG or WebP picture.",
    tooLong: "This is too long.",
  },
  payments: {
    tuitionItem: "Tuition Fee",
    hostelItem: "Hostel Fee",
    noTuitionFees: "No tuition fees data found.",
    tuitionNotStarted: (statusText: string) =>
      `Error initiating tuition fees payment: ${statusText}`,
    hostelNotStarted: (statusText: string) => `Error initiating hostel fee payment: ${statusText}`,
    tuitionUnpaid: "You have to pay tuition fee first, before commencing hostel application",
    tuitionPaid: "Tuition is already paid for this session.",
    hostelPaid: "The hostel fee is already paid for this session.",
    inProgress: "A payment is being processed. Please wait for its outcome.",
    missingReference: "Payment reference is missing",
    noData: "No data received from the server",
    verificationFailed: "Payment verification failed",
    screeningMissingReference: "No reference to your payment.",
    screeningVerifyNetwork: "An error occurred during payment verification",
    screeningNotStarted: "An error occurred during payment initialization",
    screeningPaid: "The screening fee is already paid.",
  },
} as const;

const waitOf = (seconds: number): string => {
  if (seconds === 1) return "1 second";
  return seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
};
