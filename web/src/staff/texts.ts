import type { StaffRole } from "../session/staff-areas.ts";
import type { MenuSection } from "./staff-route.ts";

const roleNames: Readonly<Record<StaffRole, string>> = {
  SUPER_ADMIN: "Admin",
  LECTURER: "Lecturer",
  EXAM_OFFICER: "Exam officer",
  ICT_SUPPORT: "ICT support",
};

const sections: Readonly<Record<MenuSection, string | null>> = {
  main: null,
  people: "People",
  admissions: "Admissions",
  academics: "Academics",
  money: "Money",
  hostels: "Hostels",
  office: "Office",
};

/** What the staff's frame says: menu, search, breadcrumbs, account. */
export const staffTexts = {
  roleNames,
  sections,
  dashboard: "Dashboard",
  menu: (role: string) => `${role} menu`,
  openMenu: "Open the menu",
  closeMenu: "Close the menu",
  breadcrumbs: "Breadcrumbs",
  account: "My account",
  search: {
    label: "Search pages, applicants, students, courses",
    placeholder: "Search by name or number",
    pages: "Pages",
    applicants: "Applicants",
    students: "Students",
    courses: "Courses",
    level: (level: number) => `${level} Level`,
    none: "Nothing matches",
    searching: "Searching…",
    failed: "The search did not work. Try again.",
    found: (count: number) => (count === 1 ? "1 result" : `${count} results`),
  },
};
