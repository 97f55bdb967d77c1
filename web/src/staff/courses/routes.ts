import type { StaffRoute } from "../staff-route.ts";
import { coursesTexts } from "./texts.ts";

export const coursesRoutes: readonly StaffRoute[] = [
  {
    path: "sessions",
    roles: ["SUPER_ADMIN"],
    title: coursesTexts.sessions.title,
    menu: { icon: "queue", section: "admissions" },
    keywords: "rounds screening fee quotas test batches",
    load: () => import("../admissions/sessions/SessionsPage.tsx"),
  },
  {
    path: "sessions/:sessionId",
    roles: ["SUPER_ADMIN"],
    title: coursesTexts.sessions.one,
    load: () => import("../admissions/sessions/SessionPage.tsx"),
  },
  {
    path: "calendar",
    roles: ["SUPER_ADMIN"],
    title: coursesTexts.calendar.title,
    menu: { icon: "calendar", section: "academics" },
    keywords: "academic session semester registration window drop deadline credits",
    load: () => import("./calendar/CalendarPage.tsx"),
  },
  {
    path: "departments",
    roles: ["SUPER_ADMIN"],
    title: coursesTexts.departments.title,
    menu: { icon: "building", section: "academics" },
    keywords: "o-level requirement",
    load: () => import("./departments/DepartmentsPage.tsx"),
  },
  {
    path: "departments/:departmentId",
    roles: ["SUPER_ADMIN"],
    title: coursesTexts.departments.one,
    load: () => import("./departments/DepartmentPage.tsx"),
  },
  {
    path: "courses",
    roles: ["SUPER_ADMIN", "ICT_SUPPORT", "EXAM_OFFICER"],
    title: coursesTexts.courses.title,
    menu: { icon: "book", section: "academics" },
    keywords: "prerequisites credit load lecturers",
    load: () => import("./catalogue/CoursesPage.tsx"),
  },
  {
    path: "courses/:courseId",
    roles: ["SUPER_ADMIN", "ICT_SUPPORT", "EXAM_OFFICER"],
    title: coursesTexts.courses.one,
    load: () => import("./catalogue/CoursePage.tsx"),
  },
  {
    path: "courses",
    roles: ["LECTURER"],
    title: coursesTexts.courses.own,
    menu: { icon: "book", section: "academics" },
    load: () => import("./catalogue/OwnCoursesPage.tsx"),
  },
];
