import type { StaffRole } from "../../session/staff-areas.ts";

const roles: Readonly<Record<StaffRole, string>> = {
  SUPER_ADMIN: "Super admin",
  LECTURER: "Lecturer",
  EXAM_OFFICER: "Exam officer",
  ICT_SUPPORT: "ICT support",
};

export const isRole = (value: string): value is StaffRole => value in roles;

export const roleMissing = "Choose a role.";

/** The roles as choices. */
export const roleChoices = Object.entries(roles).map(([value, label]) => ({ value, label }));

export const accountTexts = {
  roles,
  network: "This could not be done. Try checking your network connection",

  titles: {
    administrators: "Administrators",
    invitations: "Invitations",
    account: "My account",
  },

  audit: {
    title: "Audit log",
    lead: "Every change the staff made: who, what, before, after, when. Nothing in it can be altered.",
    list: "Changes",
    search: "Reason or record",
    when: "When",
    who: "Who",
    action: "Action",
    area: "Area",
    subject: "Record",
    subjectFilter: "Record",
    actor: "By (email)",
    from: "From",
    to: "To",
    reason: "Reason",
    changes: "Changes",
    fields: (count: number) => (count === 1 ? "1 field" : `${count} fields`),
    field: "Field",
    before: "Before",
    after: "After",
    nothing: "–",
    empty: "Nothing was changed yet",
    emptyHint: "Each change that the staff makes is listed here.",
    areas: {
      admission: "Admission",
      announcement: "Announcements",
      application_session: "Application sessions",
      calendar: "Calendar",
      course: "Courses",
      department: "Departments",
      export: "Exports",
      fee_line: "Fee schedule",
      hostel: "Hostels",
      payment: "Payments",
      profile: "Profiles",
      staff: "Staff",
      student: "Students",
      tuition_record: "Tuition records",
    },
  },
} as const;
