import type { StaffRoute } from "../staff-route.ts";

export const admissionsRoutes: readonly StaffRoute[] = [
  {
    path: "applicants",
    roles: ["SUPER_ADMIN", "ICT_SUPPORT"],
    title: "Applicants",
    menu: { icon: "people", section: "admissions", of: ["SUPER_ADMIN"] },
    keywords: "admission score import letters decide waiting list",
    load: () => import("./applicants/ApplicantsPage.tsx"),
  },
  {
    path: "applicants/:applicantId",
    roles: ["SUPER_ADMIN", "ICT_SUPPORT"],
    title: "Applicant",
    load: () => import("./file/ApplicantPage.tsx"),
  },
  {
    path: "ranking",
    roles: ["SUPER_ADMIN"],
    title: "Ranking",
    menu: { icon: "chart", section: "admissions" },
    keywords: "simulation quota cut-off admit merit list",
    load: () => import("./ranking/RankingPage.tsx"),
  },
  {
    path: "ssce",
    roles: ["SUPER_ADMIN"],
    title: "Applicants SSCE",
    menu: { icon: "certificate", section: "admissions" },
    keywords: "o-level waec neco results certificate verify query",
    load: () => import("./sittings/SittingsPage.tsx"),
  },
  {
    path: "ssce/:sittingId",
    roles: ["SUPER_ADMIN"],
    title: "SSCE result",
    load: () => import("./sittings/SittingPage.tsx"),
  },
  {
    path: "entry-clearance",
    roles: ["SUPER_ADMIN"],
    title: "Entry clearance",
    menu: { icon: "checkedFile", section: "admissions" },
    keywords: "papers birth certificate origin medical fitness original sighted accepted offer",
    load: () => import("./entry-clearance/EntryClearancesPage.tsx"),
  },
  {
    path: "entry-clearance/:applicantId",
    roles: ["SUPER_ADMIN"],
    title: "Entry clearance",
    load: () => import("./entry-clearance/EntryClearancePage.tsx"),
  },
];
