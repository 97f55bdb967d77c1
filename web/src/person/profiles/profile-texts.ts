export const profileTexts = {
  photo: (name: string) => `Passport photo of ${name}`,
  groups: {
    identity: "Identity",
    personal: "Personal details",
    contact: "Contact",
    guardian: "Parent or guardian",
  },
} as const;
