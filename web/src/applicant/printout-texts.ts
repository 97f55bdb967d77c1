/** The words of the printout's button, wherever it stands; apart, so that the form loads no other screen's texts. */
export const printoutTexts = {
  label: "Application printout",
  busy: "Downloading...",
  failed: "Failed to download application form. Please try again.",
  startedTitle: "Download In Progress!",
  started: "Your application printout is being downloaded. Please check your downloads folder.",
} as const;
