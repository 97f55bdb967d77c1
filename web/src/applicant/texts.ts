/** The texts of the applicant's area, which no public page carries. */
export const texts = {
  dashboard: {
    registrationNo: "Registration no.",
    preferredCourse: "Preferred Course of Study",
    departmentAdmitted: "Department Admitted",
    email: "Email Address",
    none: "—",
  },
} as const;
