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
  requestTooLarge: "The file or form is too large. A photo may be at most 2 MB.",
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
  },
} as const;

const waitOf = (seconds: number): string => {
  if (seconds === 1) return "1 second";
  return seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
};
