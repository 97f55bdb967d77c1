import type { ComponentType } from "react";
import type { Location } from "react-router-dom";
import { paths } from "../paths.ts";
import { roleOfPage } from "../session/role-of-page.ts";
import { staffAreas } from "../session/staff-areas.ts";
import { texts } from "../texts.ts";
import type { IconName } from "../ui/Icon.tsx";

export interface AppRoute {
  readonly path: string;
  /** Other paths that show the same screen. */
  readonly aliases?: readonly string[];
  /** Other paths that lead to `path`. */
  readonly redirects?: readonly string[];
  /** Names the screen in the document's title, the menu and the search. */
  readonly title: string;
  /** The title where it is not the same at every path and query that shows the screen. */
  readonly titleAt?: (location: Location) => string;
  readonly audience: "public" | "applicant" | "student";
  /** `applicant`, `student`: inside the role's shell; `plain`: one card under the college's name. */
  readonly layout: "plain" | "applicant" | "student";
  /** Where it stands in the side menu; a screen without it is reached from another. */
  readonly menu?: IconName;
  /** A shorter title for the menu. */
  readonly menuTitle?: string;
  /**
   * When an applicant's menu and search have it: `applying`, until a department has admitted them; `submitted`, once the
   * application is; `decided`, once there is a decision. Always, unless said.
   */
  readonly shownWhile?: "applying" | "submitted" | "decided";
  /** What the top bar's search also finds it by. */
  readonly keywords?: string;
  /** The screen that most people visit after this one. */
  readonly next?: string;
  readonly load: () => Promise<{ default: ComponentType }>;
}

/** Every screen, once: router, guard, menu, search and document title are read from this table. */
export const routes: readonly AppRoute[] = [
  {
    path: paths.student.login,
    aliases: [paths.login, paths.student.home],
    redirects: [paths.home],
    title: texts.login.title,
    titleAt: (location) =>
      roleOfPage(location) === "Applicant" ? texts.login.applicantTitle : texts.login.title,
    audience: "public",
    layout: "plain",
    next: paths.student.dashboard,
    load: () => import("../public/login/LoginPage.tsx"),
  },
  {
    path: paths.applicant.login,
    aliases: [paths.applicant.home],
    title: texts.login.applicantTitle,
    audience: "public",
    layout: "plain",
    next: paths.applicant.dashboard,
    load: () => import("../public/login/LoginPage.tsx"),
  },
  {
    path: staffAreas.SUPER_ADMIN,
    aliases: [staffAreas.LECTURER, staffAreas.EXAM_OFFICER, staffAreas.ICT_SUPPORT],
    title: texts.login.staffTitle,
    audience: "public",
    layout: "plain",
    load: () => import("../staff/identity/entry/StaffLoginPage.tsx"),
  },
  {
    path: paths.staffLink,
    title: texts.staffLink.title,
    audience: "public",
    layout: "plain",
    load: () => import("../staff/identity/entry/StaffLinkPage.tsx"),
  },
  {
    path: paths.student.forgotPassword,
    aliases: ["/forgot-password", paths.applicant.forgotPassword],
    title: texts.passwordReset.requestTitle,
    audience: "public",
    layout: "plain",
    load: () => import("../public/password-reset/ForgotPasswordPage.tsx"),
  },
  {
    path: paths.student.confirmResetPassword,
    aliases: ["/confirm-reset-password", paths.applicant.confirmResetPassword],
    title: texts.passwordReset.confirmTitle,
    audience: "public",
    layout: "plain",
    load: () => import("../public/password-reset/ConfirmResetPasswordPage.tsx"),
  },
  {
    path: paths.choosePassword,
    title: texts.passwordReset.linkTitle,
    audience: "public",
    layout: "plain",
    load: () => import("../public/password-link/PasswordLinkPage.tsx"),
  },
  {
    path: paths.student.tuitionVerify,
    aliases: ["/tuition-verify"],
    title: texts.paymentResult.tuitionTitle,
    audience: "public",
    layout: "plain",
    load: () => import("../public/payment-result/TuitionResultPage.tsx"),
  },
  {
    path: paths.student.hostelPaymentVerify,
    aliases: ["/hostel-payment-verify"],
    title: texts.paymentResult.hostelTitle,
    audience: "public",
    layout: "plain",
    load: () => import("../public/payment-result/HostelResultPage.tsx"),
  },
  {
    path: paths.receiptConfirmation,
    title: texts.receipt.title,
    audience: "public",
    layout: "plain",
    load: () => import("../public/confirmation/ReceiptConfirmationPage.tsx"),
  },
  {
    path: paths.documentConfirmation,
    title: texts.document.title,
    audience: "public",
    layout: "plain",
    load: () => import("../public/confirmation/DocumentConfirmationPage.tsx"),
  },
  {
    path: paths.slipConfirmation,
    title: texts.registrationSlip.title,
    audience: "public",
    layout: "plain",
    load: () => import("../public/registration-slip/RegistrationSlipPage.tsx"),
  },
  {
    path: paths.transcriptConfirmation,
    title: texts.transcript.title,
    audience: "public",
    layout: "plain",
    load: () => import("../public/transcript/TranscriptPage.tsx"),
  },
  {
    path: paths.hostelPrintout,
    title: texts.hostelPrintout.title,
    audience: "public",
    layout: "plain",
    load: () => import("../public/hostel-printout/HostelPrintoutPage.tsx"),
  },
  {
    path: paths.signUp,
    title: texts.signUp.title,
    audience: "public",
    layout: "plain",
    load: () => import("../public/sign-up/SignUpPage.tsx"),
  },
  {
    path: paths.screeningPayment,
    title: texts.screening.title,
    audience: "public",
    layout: "plain",
    next: paths.applicant.dashboard,
    load: () => import("../public/screening-payment/ScreeningPaymentPage.tsx"),
  },
  {
    path: paths.screeningPaymentResult,
    title: texts.screeningResult.title,
    audience: "public",
    layout: "plain",
    next: paths.login,
    load: () => import("../public/payment-result/ScreeningResultPage.tsx"),
  },
  {
    path: paths.verifyEmail,
    title: texts.verification.title,
    audience: "public",
    layout: "plain",
    next: paths.login,
    load: () => import("../public/verify-email/VerifyEmailPage.tsx"),
  },
  {
    path: paths.notVerified,
    aliases: ["/verify-email/*"],
    title: texts.verification.title,
    audience: "public",
    layout: "plain",
    next: paths.signUp,
    load: () => import("../public/verify-email/NotVerifiedPage.tsx"),
  },
  {
    path: paths.student.changePassword,
    title: texts.changePassword.title,
    audience: "student",
    layout: "plain",
    keywords: "security reset secret",
    load: () => import("../public/change-password/ChangePasswordPage.tsx"),
  },
  {
    path: paths.applicant.dashboard,
    title: texts.applicantArea.dashboard,
    audience: "applicant",
    layout: "applicant",
    menu: "home",
    keywords: "summary registration number course progress tracker next step help announcement",
    load: () => import("../applicant/dashboard/DashboardPage.tsx"),
  },
  {
    path: paths.applicant.applicationForm,
    redirects: ["/application-form"],
    title: texts.applicantArea.form,
    audience: "applicant",
    layout: "applicant",
    menu: "book",
    menuTitle: texts.applicantArea.formMenu,
    shownWhile: "applying",
    keywords: "personal details academic olevel jamb declaration submit passport photo result",
    load: () => import("../applicant/application-form/ApplicationFormPage.tsx"),
  },
  {
    path: paths.applicant.testSchedule,
    redirects: ["/aptitude-test-schedule"],
    title: texts.applicantArea.schedule,
    audience: "applicant",
    layout: "applicant",
    menu: "clock",
    menuTitle: texts.applicantArea.scheduleMenu,
    shownWhile: "applying",
    keywords:
      "exam date time venue requirements print application printout payment invoice receipt",
    load: () => import("../applicant/test-schedule/TestSchedulePage.tsx"),
  },
  {
    path: paths.applicant.testNotification,
    redirects: ["/aptitude-test-notification"],
    title: texts.applicantArea.notification,
    audience: "applicant",
    layout: "applicant",
    shownWhile: "submitted",
    load: () => import("../applicant/test-schedule/TestNotificationPage.tsx"),
  },
  {
    path: paths.applicant.admission,
    title: texts.applicantArea.admission,
    audience: "applicant",
    layout: "applicant",
    menu: "check",
    shownWhile: "decided",
    keywords: "decision offer accept decline letter matric number waiting list",
    load: () => import("../applicant/admission/AdmissionPage.tsx"),
  },
  {
    path: paths.applicant.profile,
    title: texts.profile.title,
    audience: "applicant",
    layout: "applicant",
    menu: "person",
    shownWhile: "submitted",
    keywords: "passport photo personal details address parent guardian",
    load: () => import("../applicant/profile/ProfilePage.tsx"),
  },
  {
    path: paths.applicant.updateProfile,
    title: texts.profileForm.title,
    audience: "applicant",
    layout: "applicant",
    shownWhile: "submitted",
    keywords: "edit profile change phone address passport photo",
    load: () => import("../applicant/profile/ProfileEditPage.tsx"),
  },
  {
    path: paths.applicant.correction,
    title: texts.profile.correction,
    audience: "applicant",
    layout: "applicant",
    keywords: "name date of birth correct",
    load: () => import("../applicant/profile/CorrectionPage.tsx"),
  },
  {
    path: paths.student.dashboard,
    title: texts.dashboard.title,
    audience: "student",
    layout: "student",
    menu: "home",
    keywords: "summary matric number department level semester session help",
    load: () => import("../student/dashboard/DashboardPage.tsx"),
  },
  {
    path: paths.student.profile,
    title: texts.profile.title,
    audience: "student",
    layout: "student",
    menu: "person",
    keywords: "passport photo personal details address parent guardian",
    load: () => import("../student/profile/ProfilePage.tsx"),
  },
  {
    path: paths.student.updateProfile,
    title: texts.profileForm.title,
    audience: "student",
    layout: "student",
    keywords: "edit profile change phone passport photo",
    load: () => import("../student/profile-edit/ProfileEditPage.tsx"),
  },
  {
    path: paths.student.correction,
    title: texts.profile.correction,
    audience: "student",
    layout: "student",
    keywords: "name date of birth correct",
    load: () => import("../student/profile/CorrectionPage.tsx"),
  },
  {
    path: paths.student.payment,
    title: texts.payment.title,
    audience: "student",
    layout: "student",
    menu: "card",
    keywords: "hostel fee receipt history",
    load: () => import("../student/payment/PaymentPage.tsx"),
  },
  {
    path: paths.student.tuitionPayment,
    redirects: ["/tuition-payment"],
    title: texts.tuition.menu,
    audience: "student",
    layout: "student",
    menu: "book",
    keywords: "school fees schedule charges",
    load: () => import("../student/tuition/TuitionPaymentPage.tsx"),
  },
  {
    path: paths.student.courseRegistration,
    redirects: ["/course-registration"],
    title: texts.courseRegistration.title,
    audience: "student",
    layout: "student",
    menu: "courses",
    menuTitle: texts.courseRegistration.menu,
    keywords: "select review semester credits carryover compulsory elective register add",
    next: paths.student.registeredCourses,
    load: () => import("../student/course-registration/CourseRegistrationPage.tsx"),
  },
  {
    path: paths.student.registeredCourses,
    redirects: ["/course-registration/registered-courses"],
    title: texts.courseRegistration.registeredTitle,
    audience: "student",
    layout: "student",
    keywords: "course registration drop slip semester credits print",
    load: () => import("../student/course-registration/RegisteredCoursesPage.tsx"),
  },
  {
    path: paths.student.hostelApplication,
    redirects: ["/hostel-application"],
    title: texts.hostelApplication.title,
    audience: "student",
    layout: "student",
    menu: "bed",
    menuTitle: texts.hostelApplication.menu,
    keywords: "bed room bedspace accommodation waiting list printout",
    load: () => import("../student/hostel/HostelApplicationPage.tsx"),
  },
  {
    path: paths.student.results,
    title: texts.results.title,
    audience: "student",
    layout: "student",
    menu: "results",
    keywords: "grades marks gpa cgpa transcript carryover scores",
    load: () => import("../student/results/ResultsPage.tsx"),
  },
];

export const notFoundRoute: AppRoute = {
  path: "*",
  title: texts.notFound.title,
  audience: "public",
  layout: "plain",
  load: () => import("../public/not-found/NotFoundPage.tsx"),
};
