import { paths } from "../paths.ts";
import { titles } from "../titles.ts";
import type { AreaRoute } from "./route.ts";

/** A student's screens. */
export const studentRoutes: readonly AreaRoute[] = [
  {
    path: paths.student.changePassword,
    title: titles.changePassword,
    layout: "plain",
    keywords: "security reset secret",
    load: () => import("../public/accounts/change-password/ChangePasswordPage.tsx"),
  },
  {
    path: paths.student.dashboard,
    title: titles.dashboard,
    menu: "home",
    isOnBar: true,
    keywords: "summary matric number department level semester session help",
    load: () => import("../student/dashboards/DashboardPage.tsx"),
  },
  {
    path: paths.student.profile,
    title: titles.profile,
    menu: "person",
    keywords: "passport photo personal details address parent guardian",
    load: () => import("../person/profiles/ProfilePage.tsx"),
  },
  {
    path: paths.student.updateProfile,
    title: titles.updateProfile,
    keywords: "edit profile change phone passport photo",
    load: () => import("../person/profiles/ProfileEditPage.tsx"),
  },
  {
    path: paths.student.correction,
    title: titles.correction,
    keywords: "name date of birth correct",
    load: () => import("../person/profiles/correction/CorrectionPage.tsx"),
  },
  {
    path: paths.student.payment,
    title: titles.payment,
    menu: "card",
    isOnBar: true,
    keywords: "hostel fee receipt history",
    load: () => import("../student/payments/PaymentPage.tsx"),
  },
  {
    path: paths.student.tuitionPayment,
    redirects: ["/tuition-payment"],
    title: titles.tuitionMenu,
    menu: "fees",
    keywords: "school fees schedule charges",
    load: () => import("../student/payments/tuition/TuitionPaymentPage.tsx"),
  },
  {
    path: paths.student.courseRegistration,
    redirects: ["/course-registration"],
    title: titles.courseRegistration,
    menu: "courses",
    isOnBar: true,
    menuTitle: titles.courseRegistrationMenu,
    keywords: "select review semester credits carryover compulsory elective register add",
    next: paths.student.registeredCourses,
    load: () => import("../student/registration/CourseRegistrationPage.tsx"),
  },
  {
    path: paths.student.registeredCourses,
    redirects: ["/course-registration/registered-courses"],
    title: titles.registeredCourses,
    keywords: "course registration drop slip semester credits print",
    load: () => import("../student/registration/RegisteredCoursesPage.tsx"),
  },
  {
    path: paths.student.hostelApplication,
    redirects: ["/hostel-application"],
    title: titles.hostelApplication,
    menu: "bed",
    isOnBar: true,
    menuTitle: titles.hostelMenu,
    keywords: "bed room bedspace accommodation waiting list printout",
    load: () => import("../student/hostels/HostelApplicationPage.tsx"),
  },
  {
    path: paths.student.results,
    title: titles.results,
    menu: "results",
    keywords: "grades marks gpa cgpa transcript carryover scores",
    load: () => import("../student/results/ResultsPage.tsx"),
  },
];
