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

/** The texts of the staff frame: menu, search, breadcrumbs and account. */
export const staffTexts = {
  roleNames,
  sections,
  dashboard: "Dashboard",
  menu: (role: string) => `${role} menu`,
  sideMenu: "Menu beside the screen",
  waiting: (count: number) => `${count} waiting`,
  openMenu: "Open the menu",
  closeMenu: "Close the menu",
  breadcrumbs: "Breadcrumbs",
  account: "My account",
  logoutGuard: {
    title: (amount: number) =>
      amount === 1 ? "1 mark is not saved" : `${amount} marks are not saved`,
    hint: (amount: number) =>
      `Logging out forgets ${amount === 1 ? "it" : "them"}. Stay to save ${amount === 1 ? "it" : "them"}: a sheet sends what it still has when it is open, and says what cannot be saved.`,
    stay: "Stay",
    forget: (amount: number) => `Log out and forget ${amount === 1 ? "it" : "them"}`,
  },
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
