/** The texts that several parts of course registration share. Validation messages are in `rules/texts.ts`. */
export const registrationTexts = {
  steps: { select: "Select Courses", review: "Review Selection", confirmation: "Confirmation" },
  more: "Register More Courses",
  toRegistered: "Registered courses",
  toTuition: "Go to tuition payment",
  failed: "Registration failed",
  slip: {
    fileName: "registration_slip.pdf",
    labels: {
      label: "Registration slip",
      busy: "Downloading...",
      failed: "Failed to download registration slip. Please try again.",
      startedTitle: "Download Started",
      started: "Your registration slip is being downloaded. Please check your downloads folder.",
    },
  },
} as const;
