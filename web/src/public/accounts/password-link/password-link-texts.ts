export const passwordLinkTexts = {
  lead: (firstName: string, number: string) =>
    `Hello ${firstName}. Choose a new password for ${number}. Every device that is logged in with it is logged out.`,
  checking: "Checking the link...",
  deadTitle: "This link does not work",
  missing: "This link is not whole. Copy all of it, or ask ICT support for a new one.",
} as const;
