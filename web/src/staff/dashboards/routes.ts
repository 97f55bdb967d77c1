import type { StaffRoute } from "../staff-route.ts";
import { staffTexts } from "../texts.ts";

const dashboard = {
  path: "dashboard",
  title: staffTexts.dashboard,
  menu: { icon: "home", section: "main" },
} as const;

export const dashboardsRoutes: readonly StaffRoute[] = [
  {
    ...dashboard,
    roles: ["SUPER_ADMIN"],
    keywords: "funnel revenue occupancy registration waiting charts figures",
    firstQuery: "AdminDashboard",
    load: () => import("./admin/AdminDashboardPage.tsx"),
  },
  {
    ...dashboard,
    roles: ["ICT_SUPPORT"],
    keywords: "stuck payments unverified emails change requests",
    load: () => import("./ict/IctDashboardPage.tsx"),
  },
  {
    ...dashboard,
    roles: ["BURSARY_OFFICER"],
    keywords: "charged paid outstanding cash book voids",
    load: () => import("./bursary/BursaryDashboardPage.tsx"),
  },
  {
    ...dashboard,
    roles: ["LECTURER"],
    keywords: "my courses registered deadlines",
    load: () => import("./lecturer/LecturerDashboardPage.tsx"),
  },
  {
    ...dashboard,
    roles: ["EXAM_OFFICER"],
    keywords: "departments courses registrations lecturers",
    load: () => import("./exams/ExamOfficerDashboardPage.tsx"),
  },
];
