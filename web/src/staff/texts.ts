export const staffTexts = {
  roleNames: {
    SUPER_ADMIN: "Admin",
    LECTURER: "Lecturer",
    EXAM_OFFICER: "Exam officer",
    ICT_SUPPORT: "ICT support",
  },
  dashboard: "Dashboard",
} as const;
