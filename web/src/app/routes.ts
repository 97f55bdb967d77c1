import type { ComponentType } from "react";
import type { Location } from "react-router-dom";
import { paths } from "../paths.ts";
import { roleOfPage } from "../session/role-of-page.ts";
import { staffAreas } from "../session/staff-areas.ts";
import { titles } from "../titles.ts";

export type MenuIcon =
  | "home"
  | "person"
  | "form"
  | "schedule"
  | "check"
  | "card"
  | "fees"
  | "courses"
  | "bed"
  | "results";

export interface AppRoute {
  readonly path: string;
  /** Other paths that show the same screen. */
  readonly aliases?: readonly string[];
  /** Other paths that redirect to `path`. */
  readonly redirects?: readonly string[];
  /** The screen's name in the document title, the menu and the search. */
  readonly title: string;
  /** The title, if it depends on the path or query. */
  readonly titleAt?: (location: Location) => string;
  readonly audience: "public" | "applicant" | "student";
  /** `applicant` and `student`: inside the role's shell. `plain`: one card under the college's name. */
  readonly layout: "plain" | "applicant" | "student";
  /** The icon of the side menu entry. Screens without it are not in the menu. */
  readonly menu?: MenuIcon;
  /** Whether a phone's bottom bar has the entry. It has room for four. */
  readonly isOnBar?: true;
  /** A shorter title for the menu. */
  readonly menuTitle?: string;
  /**
   * When the applicant's menu and search list the screen. `applying`: until a department admits them. `submitted`: once
   * the application is submitted. `decided`: once there is a decision. Default: always.
   */
  readonly shownWhile?: "applying" | "submitted" | "decided";
  /** More search terms. */
  readonly keywords?: string;
  /** The most likely next screen, whose code is prefetched. */
  readonly next?: string;
  readonly load: () => Promise<{ default: ComponentType }>;
}

/** The single list of screens. Router, guards, menu, search and document titles are read from it. */
export const routes: readonly AppRoute[] = [
  {
    path: paths.student.login,
    aliases: [paths.login, paths.student.home],
    redirects: [paths.home],
    title: titles.studentLogin,
    titleAt: (location) =>
      roleOfPage(location) === "Applicant" ? titles.applicantLogin : titles.studentLogin,
    audience: "public",
    layout: "plain",
    next: paths.student.dashboard,
    load: () => import("../public/accounts/login/LoginPage.tsx"),
  },
  {
    path: paths.applicant.login,
    aliases: [paths.applicant.home],
    title: titles.applicantLogin,
    audience: "public",
    layout: "plain",
    next: paths.applicant.dashboard,
    load: () => import("../public/accounts/login/LoginPage.tsx"),
  },
  {
    path: staffAreas.SUPER_ADMIN,
    aliases: [staffAreas.LECTURER, staffAreas.EXAM_OFFICER, staffAreas.ICT_SUPPORT],
    title: titles.staffLogin,
    audience: "public",
    layout: "plain",
    load: () => import("../staff/accounts/entry/StaffLoginPage.tsx"),
  },
  {
    path: paths.staffLink,
    title: titles.staffPassword,
    audience: "public",
    layout: "plain",
    load: () => import("../staff/accounts/entry/StaffLinkPage.tsx"),
  },
  {
    path: paths.student.forgotPassword,
    aliases: ["/forgot-password", paths.applicant.forgotPassword],
    title: titles.forgotPassword,
    audience: "public",
    layout: "plain",
    load: () => import("../public/accounts/password-reset/ForgotPasswordPage.tsx"),
  },
  {
    path: paths.student.confirmResetPassword,
    aliases: ["/confirm-reset-password", paths.applicant.confirmResetPassword],
    title: titles.confirmPasswordReset,
    audience: "public",
    layout: "plain",
    load: () => import("../public/accounts/password-reset/ConfirmResetPasswordPage.tsx"),
  },
  {
    path: paths.choosePassword,
    title: titles.passwordLink,
    audience: "public",
    layout: "plain",
    load: () => import("../public/accounts/password-link/PasswordLinkPage.tsx"),
  },
  {
    path: paths.student.tuitionVerify,
    aliases: ["/tuition-verify"],
    title: titles.tuitionResult,
    audience: "public",
    layout: "plain",
    load: () => import("../public/payments/result/TuitionResultPage.tsx"),
  },
  {
    path: paths.student.hostelPaymentVerify,
    aliases: ["/hostel-payment-verify"],
    title: titles.hostelResult,
    audience: "public",
    layout: "plain",
    load: () => import("../public/payments/result/HostelResultPage.tsx"),
  },
  {
    path: paths.receiptConfirmation,
    title: titles.receipt,
    audience: "public",
    layout: "plain",
    load: () => import("../public/documents/ReceiptConfirmationPage.tsx"),
  },
  {
    path: paths.documentConfirmation,
    title: titles.document,
    audience: "public",
    layout: "plain",
    load: () => import("../public/documents/DocumentConfirmationPage.tsx"),
  },
  {
    path: paths.slipConfirmation,
    title: titles.registrationSlip,
    audience: "public",
    layout: "plain",
    load: () => import("../public/registration/RegistrationSlipPage.tsx"),
  },
  {
    path: paths.transcriptConfirmation,
    title: titles.transcript,
    audience: "public",
    layout: "plain",
    load: () => import("../public/results/TranscriptPage.tsx"),
  },
  {
    path: paths.hostelPrintout,
    title: titles.hostelPrintout,
    audience: "public",
    layout: "plain",
    load: () => import("../public/hostels/HostelPrintoutPage.tsx"),
  },
  {
    path: paths.signUp,
    title: titles.signUp,
    audience: "public",
    layout: "plain",
    load: () => import("../public/admissions/sign-up/SignUpPage.tsx"),
  },
  {
    path: paths.screeningPayment,
    title: titles.screeningPayment,
    audience: "public",
    layout: "plain",
    next: paths.applicant.dashboard,
    load: () => import("../public/payments/screening/ScreeningPaymentPage.tsx"),
  },
  {
    path: paths.screeningPaymentResult,
    title: titles.screeningResult,
    audience: "public",
    layout: "plain",
    next: paths.login,
    load: () => import("../public/payments/result/ScreeningResultPage.tsx"),
  },
  {
    path: paths.verifyEmail,
    title: titles.verification,
    audience: "public",
    layout: "plain",
    next: paths.login,
    load: () => import("../public/admissions/verify-email/VerifyEmailPage.tsx"),
  },
  {
    path: paths.notVerified,
    aliases: ["/verify-email/*"],
    title: titles.verification,
    audience: "public",
    layout: "plain",
    next: paths.signUp,
    load: () => import("../public/admissions/verify-email/NotVerifiedPage.tsx"),
  },
  {
    path: paths.student.changePassword,
    title: titles.changePassword,
    audience: "student",
    layout: "plain",
    keywords: "security reset secret",
    load: () => import("../public/accounts/change-password/ChangePasswordPage.tsx"),
  },
  {
    path: paths.applicant.dashboard,
    title: titles.applicantDashboard,
    audience: "applicant",
    layout: "applicant",
    menu: "home",
    isOnBar: true,
    keywords: "summary registration number course progress tracker next step help announcement",
    load: () => import("../applicant/dashboards/DashboardPage.tsx"),
  },
  {
    path: paths.applicant.applicationForm,
    redirects: ["/application-form"],
    title: titles.applicationForm,
    audience: "applicant",
    layout: "applicant",
    menu: "form",
    isOnBar: true,
    menuTitle: titles.applicationFormMenu,
    shownWhile: "applying",
    keywords: "personal details academic olevel jamb declaration submit passport photo result",
    load: () => import("../applicant/admissions/application-form/ApplicationFormPage.tsx"),
  },
  {
    path: paths.applicant.testSchedule,
    redirects: ["/aptitude-test-schedule"],
    title: titles.testSchedule,
    audience: "applicant",
    layout: "applicant",
    menu: "schedule",
    isOnBar: true,
    menuTitle: titles.testScheduleMenu,
    shownWhile: "applying",
    keywords:
      "exam date time venue requirements print application printout payment invoice receipt",
    load: () => import("../applicant/admissions/test-schedule/TestSchedulePage.tsx"),
  },
  {
    path: paths.applicant.testNotification,
    redirects: ["/aptitude-test-notification"],
    title: titles.testNotification,
    audience: "applicant",
    layout: "applicant",
    shownWhile: "submitted",
    load: () => import("../applicant/admissions/test-schedule/TestNotificationPage.tsx"),
  },
  {
    path: paths.applicant.admission,
    title: titles.admission,
    audience: "applicant",
    layout: "applicant",
    menu: "check",
    isOnBar: true,
    shownWhile: "decided",
    keywords: "decision offer accept decline letter matric number waiting list",
    load: () => import("../applicant/admissions/offer/AdmissionPage.tsx"),
  },
  {
    path: paths.applicant.profile,
    title: titles.profile,
    audience: "applicant",
    layout: "applicant",
    menu: "person",
    shownWhile: "submitted",
    keywords: "passport photo personal details address parent guardian",
    load: () => import("../person/profiles/ProfilePage.tsx"),
  },
  {
    path: paths.applicant.updateProfile,
    title: titles.updateProfile,
    audience: "applicant",
    layout: "applicant",
    shownWhile: "submitted",
    keywords: "edit profile change phone address passport photo",
    load: () => import("../person/profiles/ProfileEditPage.tsx"),
  },
  {
    path: paths.applicant.correction,
    title: titles.correction,
    audience: "applicant",
    layout: "applicant",
    keywords: "name date of birth correct",
    load: () => import("../person/profiles/correction/CorrectionPage.tsx"),
  },
  {
    path: paths.student.dashboard,
    title: titles.dashboard,
    audience: "student",
    layout: "student",
    menu: "home",
    isOnBar: true,
    keywords: "summary matric number department level semester session help",
    load: () => import("../student/dashboards/DashboardPage.tsx"),
  },
  {
    path: paths.student.profile,
    title: titles.profile,
    audience: "student",
    layout: "student",
    menu: "person",
    keywords: "passport photo personal details address parent guardian",
    load: () => import("../person/profiles/ProfilePage.tsx"),
  },
  {
    path: paths.student.updateProfile,
    title: titles.updateProfile,
    audience: "student",
    layout: "student",
    keywords: "edit profile change phone passport photo",
    load: () => import("../person/profiles/ProfileEditPage.tsx"),
  },
  {
    path: paths.student.correction,
    title: titles.correction,
    audience: "student",
    layout: "student",
    keywords: "name date of birth correct",
    load: () => import("../person/profiles/correction/CorrectionPage.tsx"),
  },
  {
    path: paths.student.payment,
    title: titles.payment,
    audience: "student",
    layout: "student",
    menu: "card",
    isOnBar: true,
    keywords: "hostel fee receipt history",
    load: () => import("../student/payments/PaymentPage.tsx"),
  },
  {
    path: paths.student.tuitionPayment,
    redirects: ["/tuition-payment"],
    title: titles.tuitionMenu,
    audience: "student",
    layout: "student",
    menu: "fees",
    keywords: "school fees schedule charges",
    load: () => import("../student/payments/tuition/TuitionPaymentPage.tsx"),
  },
  {
    path: paths.student.courseRegistration,
    redirects: ["/course-registration"],
    title: titles.courseRegistration,
    audience: "student",
    layout: "student",
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
    audience: "student",
    layout: "student",
    keywords: "course registration drop slip semester credits print",
    load: () => import("../student/registration/RegisteredCoursesPage.tsx"),
  },
  {
    path: paths.student.hostelApplication,
    redirects: ["/hostel-application"],
    title: titles.hostelApplication,
    audience: "student",
    layout: "student",
    menu: "bed",
    isOnBar: true,
    menuTitle: titles.hostelMenu,
    keywords: "bed room bedspace accommodation waiting list printout",
    load: () => import("../student/hostels/HostelApplicationPage.tsx"),
  },
  {
    path: paths.student.results,
    title: titles.results,
    audience: "student",
    layout: "student",
    menu: "results",
    keywords: "grades marks gpa cgpa transcript carryover scores",
    load: () => import("../student/results/ResultsPage.tsx"),
  },
];

export const notFoundRoute: AppRoute = {
  path: "*",
  title: titles.notFound,
  audience: "public",
  layout: "plain",
  load: () => import("../public/not-found/NotFoundPage.tsx"),
};
