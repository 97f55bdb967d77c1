export const changePasswordTexts = {
  mustLead:
    "Choose a password of your own before you go on: this account still has the one it started with.",
  lead: "Choose a new password for your account.",
  current: "Current Password",
  next: "New Password",
  currentRequired: "Current Password is required",
  nextRequired: "New Password is required",
  submit: "Change Password",
  submitting: "Changing password...",
  changedTitle: "Password changed",
  changedConfirm: "Go to dashboard",
} as const;
