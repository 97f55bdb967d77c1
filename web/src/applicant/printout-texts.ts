/** A separate file, so that the form does not load the texts of other screens. */
export const printoutTexts = {
  label: "Application printout",
  busy: "Downloading...",
  failed: "Failed to download application form. Please try again.",
  startedTitle: "Download In Progress!",
  started: "Your application printout is being downloaded. Please check your downloads folder.",
} as const;
