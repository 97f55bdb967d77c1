export const kitTexts = {
  cancel: "Cancel",
  reasonHint: "Kept in the audit log. At least 5 characters.",
  loadNewer: "Load the newer one",
};
