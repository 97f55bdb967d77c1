import type { StaffRoute } from "../staff-route.ts";

export const coursesRoutes: readonly StaffRoute[] = [
  {
    path: "sessions",
    roles: ["SUPER_ADMIN"],
    title: "Application Sessions",
    menu: { icon: "queue", section: "admissions" },
    keywords: "rounds screening fee quotas test batches",
    load: () => import("../admissions/sessions/SessionsPage.tsx"),
  },
  {
    path: "sessions/:sessionId",
    roles: ["SUPER_ADMIN"],
    title: "Application Session",
    load: () => import("../admissions/sessions/SessionPage.tsx"),
  },
  {
    path: "calendar",
    roles: ["SUPER_ADMIN"],
    title: "Academic Calendar",
    menu: { icon: "calendar", section: "academics" },
    keywords: "academic session semester registration window drop deadline credits",
    load: () => import("./calendar/CalendarPage.tsx"),
  },
  {
    path: "departments",
    roles: ["SUPER_ADMIN"],
    title: "Departments",
    menu: { icon: "building", section: "academics" },
    keywords: "o-level requirement",
    load: () => import("./departments/DepartmentsPage.tsx"),
  },
  {
    path: "departments/:departmentId",
    roles: ["SUPER_ADMIN"],
    title: "Department",
    load: () => import("./departments/DepartmentPage.tsx"),
  },
  {
    path: "departments/:departmentId/programmes/:programmeId",
    roles: ["SUPER_ADMIN"],
    title: "Programme",
    load: () => import("./programmes/ProgrammePage.tsx"),
  },
  {
    path: "courses",
    roles: ["SUPER_ADMIN", "ICT_SUPPORT", "EXAM_OFFICER"],
    title: "Courses",
    menu: { icon: "book", section: "academics" },
    keywords: "prerequisites credit load lecturers",
    load: () => import("./catalogue/CoursesPage.tsx"),
  },
  {
    path: "courses/:courseId",
    roles: ["SUPER_ADMIN", "ICT_SUPPORT", "EXAM_OFFICER"],
    title: "Course",
    load: () => import("./catalogue/CoursePage.tsx"),
  },
  {
    path: "courses",
    roles: ["LECTURER"],
    title: "My Courses",
    menu: { icon: "book", section: "academics" },
    load: () => import("./catalogue/OwnCoursesPage.tsx"),
  },
];
