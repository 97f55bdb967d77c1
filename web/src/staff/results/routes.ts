import type { StaffRoute } from "../staff-route.ts";
import { attendanceTexts } from "./attendance/texts.ts";
import { broadsheetTexts } from "./broadsheet/texts.ts";
import { carryoverTexts } from "./carryovers/texts.ts";
import { officeTexts } from "./office/texts.ts";
import { rosterTexts } from "./roster/texts.ts";
import { sheetTexts } from "./sheet/texts.ts";
import { studentResultTexts } from "./student-record/texts.ts";
import { teachingTexts } from "./teaching/texts.ts";

/**
 * Specification §2 has the offices' results in the singular and in the plural. The screen itself says who may not
 * amend.
 */
const officePaths = [
  { path: "result", roles: ["EXAM_OFFICER"], menuTitle: officeTexts.list.examTitle },
  { path: "results", roles: ["ICT_SUPPORT", "SUPER_ADMIN"], menuTitle: officeTexts.list.title },
] as const;

export const resultsRoutes: readonly StaffRoute[] = [
  {
    path: "result",
    roles: ["LECTURER"],
    title: sheetTexts.list.title,
    menu: { icon: "list", section: "academics" },
    keywords: "result sheets scores marks grades continuous assessment examination",
    load: () => import("./sheet/OwnSheetsPage.tsx"),
  },
  {
    path: "result/:semesterId/:courseId",
    roles: ["LECTURER"],
    title: sheetTexts.title,
    load: () => import("./sheet/SheetPage.tsx"),
  },
  {
    path: "result/students/:studentId",
    roles: ["EXAM_OFFICER"],
    title: studentResultTexts.title,
    load: () => import("./student-record/StudentResultsPage.tsx"),
  },
  ...officePaths.flatMap(({ path, roles, menuTitle }): StaffRoute[] => [
    {
      path,
      roles,
      title: officeTexts.list.title,
      menu: { icon: "chart", section: "academics", title: menuTitle },
      keywords: "result sheets scores grades approve return publish release broadsheet carryover",
      load: () => import("./office/SheetsPage.tsx"),
    },
    {
      path: `${path}/broadsheet`,
      roles,
      title: broadsheetTexts.title,
      keywords: "gpa cgpa results level department",
      load: () => import("./broadsheet/BroadsheetPage.tsx"),
    },
    {
      path: `${path}/carryovers`,
      roles,
      title: carryoverTexts.title,
      keywords: "failed repeat courses",
      load: () => import("./carryovers/CarryoversPage.tsx"),
    },
    {
      path: `${path}/:semesterId/:courseId`,
      roles,
      title: officeTexts.sheet.title,
      load: () => import("./office/SheetPage.tsx"),
    },
    {
      path: `${path}/:semesterId/:courseId/amend`,
      roles,
      title: officeTexts.amend.title,
      load: () => import("./office/AmendPage.tsx"),
    },
  ]),
  {
    path: "assign-courses",
    roles: ["EXAM_OFFICER", "SUPER_ADMIN"],
    title: teachingTexts.title,
    menu: { icon: "people", section: "academics", of: ["EXAM_OFFICER"] },
    keywords: "lecturers teach workload",
    load: () => import("./teaching/AssignCoursesPage.tsx"),
  },
  {
    path: "assign-courses/workload",
    roles: ["EXAM_OFFICER", "SUPER_ADMIN"],
    title: teachingTexts.workload,
    keywords: "lecturers credit load",
    load: () => import("./teaching/WorkloadPage.tsx"),
  },
  {
    path: "attendance-sheet",
    roles: ["EXAM_OFFICER", "ICT_SUPPORT", "SUPER_ADMIN"],
    title: attendanceTexts.title,
    menu: { icon: "edit", section: "academics", of: ["EXAM_OFFICER"] },
    keywords: "examination present absent invigilator eligible barred print",
    load: () => import("./attendance/AttendanceCoursesPage.tsx"),
  },
  {
    path: "attendance-sheet/:semesterId/:courseId",
    roles: ["EXAM_OFFICER", "ICT_SUPPORT", "SUPER_ADMIN"],
    title: attendanceTexts.one,
    load: () => import("./attendance/AttendanceSheetPage.tsx"),
  },
  {
    path: "courses/:courseId",
    roles: ["LECTURER"],
    title: rosterTexts.title,
    load: () => import("./roster/RosterPage.tsx"),
  },
  {
    path: "courses/:courseId/roster",
    roles: ["EXAM_OFFICER", "ICT_SUPPORT", "SUPER_ADMIN"],
    title: rosterTexts.title,
    load: () => import("./roster/RosterPage.tsx"),
  },
];
