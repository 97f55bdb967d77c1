export const staffTexts = {
  roleNames: {
    SUPER_ADMIN: "Admin",
    LECTURER: "Lecturer",
    EXAM_OFFICER: "Exam officer",
    ICT_SUPPORT: "ICT support",
    BURSARY_OFFICER: "Bursary officer",
  },
  dashboard: "Dashboard",
} as const;
