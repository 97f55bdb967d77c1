import type { StaffRole } from "../../session/staff-areas.ts";
import type { StaffRoute } from "../staff-route.ts";

/**
 * Specification §2 has the offices' results in the singular and in the plural. The screen itself says who may not
 * amend.
 */
const officePaths = [
  { path: "result", roles: ["EXAM_OFFICER"], menuTitle: "Result" },
  { path: "results", roles: ["ICT_SUPPORT", "SUPER_ADMIN"], menuTitle: "Results" },
] as const;

const isDeciding = (role: StaffRole): boolean => role !== "ICT_SUPPORT";

export const resultsRoutes: readonly StaffRoute[] = [
  {
    path: "result",
    roles: ["LECTURER"],
    title: "Result sheet",
    menu: { icon: "list", section: "academics" },
    keywords: "result sheets scores marks grades continuous assessment examination",
    load: () => import("./sheet/OwnSheetsPage.tsx"),
  },
  {
    path: "result/:semesterId/:courseId",
    roles: ["LECTURER"],
    title: "Result sheet",
    load: () => import("./sheet/SheetPage.tsx"),
  },
  {
    path: "result/students/:studentId",
    roles: ["EXAM_OFFICER"],
    title: "Student's results",
    load: () => import("./student-record/StudentResultsPage.tsx"),
  },
  ...officePaths.flatMap(({ path, roles, menuTitle }): StaffRoute[] => [
    {
      path,
      roles,
      title: "Results",
      menu: { icon: "chart", section: "academics", title: menuTitle },
      keywords: "result sheets scores grades approve return publish release broadsheet carryover",
      load: () => import("./office/SheetsPage.tsx"),
    },
    {
      path: `${path}/broadsheet`,
      roles,
      title: "Broadsheet",
      keywords: "gpa cgpa results level department",
      load: () => import("./broadsheet/BroadsheetPage.tsx"),
    },
    {
      path: `${path}/standing`,
      roles,
      title: "Academic standing",
      keywords: "probation repeat withdraw promotion senate session level",
      load: () => import("./academic-standing/AcademicStandingsPage.tsx"),
    },
    {
      path: `${path}/senate-lists`,
      roles: roles.filter(isDeciding),
      title: "Senate lists",
      keywords: "graduates graduation class of award approve convocation",
      load: () => import("./senate-list/SenateListsPage.tsx"),
    },
    {
      path: `${path}/senate-lists/:listId`,
      roles: roles.filter(isDeciding),
      title: "Senate list",
      load: () => import("./senate-list/SenateListPage.tsx"),
    },
    {
      path: `${path}/carryovers`,
      roles,
      title: "Carryovers",
      keywords: "failed repeat courses",
      load: () => import("./carryovers/CarryoversPage.tsx"),
    },
    {
      path: `${path}/:semesterId/:courseId`,
      roles,
      title: "Result sheet",
      load: () => import("./office/SheetPage.tsx"),
    },
    {
      path: `${path}/:semesterId/:courseId/amend`,
      roles,
      title: "Amend results",
      load: () => import("./office/AmendPage.tsx"),
    },
  ]),
  {
    path: "assign-courses",
    roles: ["EXAM_OFFICER", "SUPER_ADMIN"],
    title: "Assign courses",
    menu: { icon: "people", section: "academics", of: ["EXAM_OFFICER"] },
    keywords: "lecturers teach workload",
    load: () => import("./teaching/AssignCoursesPage.tsx"),
  },
  {
    path: "assign-courses/workload",
    roles: ["EXAM_OFFICER", "SUPER_ADMIN"],
    title: "Workload",
    keywords: "lecturers credit load",
    load: () => import("./teaching/WorkloadPage.tsx"),
  },
  {
    path: "attendance-sheet",
    roles: ["EXAM_OFFICER", "ICT_SUPPORT", "SUPER_ADMIN"],
    title: "Attendance sheet",
    menu: { icon: "edit", section: "academics", of: ["EXAM_OFFICER"] },
    keywords: "examination present absent invigilator eligible barred print",
    load: () => import("./attendance/AttendanceCoursesPage.tsx"),
  },
  {
    path: "attendance-sheet/missed-classes",
    roles: ["EXAM_OFFICER", "ICT_SUPPORT", "SUPER_ADMIN"],
    title: "Missed classes",
    keywords: "class attendance bar below 75 percent shortfall examination",
    load: () => import("./class-attendance/AttendanceShortfallsPage.tsx"),
  },
  {
    path: "class-attendance",
    roles: ["LECTURER"],
    title: "Class attendance",
    menu: { icon: "edit", section: "academics" },
    keywords: "roll call present absent excused lecture",
    load: () => import("./class-attendance/ClassCoursesPage.tsx"),
  },
  {
    path: "class-attendance/:semesterId/:courseId",
    roles: ["LECTURER", "EXAM_OFFICER", "ICT_SUPPORT", "SUPER_ADMIN"],
    title: "Class attendance of a course",
    load: () => import("./class-attendance/ClassAttendancePage.tsx"),
  },
  {
    path: "attendance-sheet/:semesterId/:courseId",
    roles: ["EXAM_OFFICER", "ICT_SUPPORT", "SUPER_ADMIN"],
    title: "Attendance sheet of a course",
    load: () => import("./attendance/AttendanceSheetPage.tsx"),
  },
  {
    path: "courses/:courseId",
    roles: ["LECTURER"],
    title: "Class list",
    load: () => import("./roster/RosterPage.tsx"),
  },
  {
    path: "courses/:courseId/roster",
    roles: ["EXAM_OFFICER", "ICT_SUPPORT", "SUPER_ADMIN"],
    title: "Class list",
    load: () => import("./roster/RosterPage.tsx"),
  },
];
