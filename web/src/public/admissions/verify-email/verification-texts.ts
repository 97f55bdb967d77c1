export const verificationTexts = {
  verifying: "Verifying User...",
  verifiedTitle: "Email Verified",
  verified: (number: string) => `Log in with ${number} and your password to go on.`,
  notFound: "User not found",
  failed: "Error fetching user data",
  network: "An error occurred while fetching user data",
  logIn: "Log in",
  sendLink: "Send a new link",
  sendAgain: "Send again",
  sending: "Sending...",
  wait: (time: string) => `You can send another in ${time}.`,
  notVerifiedTitle: "Wrong path or Unverified Student",
  notVerified:
    "This link leads nowhere, or the application is not verified yet. You can sign up, or have a new link sent to you.",
  newLinkTitle: "Send me a new link",
  identifier: "Application number or email",
  identifierRequired: "Enter your application number or your email.",
} as const;
