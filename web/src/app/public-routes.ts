import { paths } from "../paths.ts";
import { roleOfPage } from "../session/role-of-page.ts";
import { staffAreas } from "../session/staff-areas.ts";
import { titles } from "../titles.ts";
import type { AreaRoute } from "./route.ts";

export const publicRoutes: readonly AreaRoute[] = [
  {
    path: paths.student.login,
    aliases: [paths.login, paths.student.home],
    redirects: [paths.home],
    title: titles.studentLogin,
    titleAt: (location) =>
      roleOfPage(location) === "Applicant" ? titles.applicantLogin : titles.studentLogin,
    next: paths.student.dashboard,
    load: () => import("../public/accounts/login/LoginPage.tsx"),
  },
  {
    path: paths.applicant.login,
    aliases: [paths.applicant.home],
    title: titles.applicantLogin,
    next: paths.applicant.dashboard,
    load: () => import("../public/accounts/login/LoginPage.tsx"),
  },
  {
    path: staffAreas.SUPER_ADMIN,
    aliases: [
      staffAreas.LECTURER,
      staffAreas.EXAM_OFFICER,
      staffAreas.ICT_SUPPORT,
      staffAreas.BURSARY_OFFICER,
    ],
    title: titles.staffLogin,
    load: () => import("../staff/accounts/entry/StaffLoginPage.tsx"),
  },
  {
    path: paths.staffLink,
    title: titles.staffPassword,
    load: () => import("../staff/accounts/entry/StaffLinkPage.tsx"),
  },
  {
    path: paths.student.forgotPassword,
    aliases: ["/forgot-password", paths.applicant.forgotPassword],
    title: titles.forgotPassword,
    load: () => import("../public/accounts/password-reset/ForgotPasswordPage.tsx"),
  },
  {
    path: paths.student.confirmResetPassword,
    aliases: ["/confirm-reset-password", paths.applicant.confirmResetPassword],
    title: titles.confirmPasswordReset,
    load: () => import("../public/accounts/password-reset/ConfirmResetPasswordPage.tsx"),
  },
  {
    path: paths.choosePassword,
    title: titles.passwordLink,
    load: () => import("../public/accounts/password-link/PasswordLinkPage.tsx"),
  },
  {
    path: paths.student.tuitionVerify,
    aliases: ["/tuition-verify"],
    title: titles.tuitionResult,
    load: () => import("../public/payments/result/TuitionResultPage.tsx"),
  },
  {
    path: paths.student.sectionVerify,
    aliases: ["/section-verify"],
    title: titles.sectionResult,
    load: () => import("../public/payments/result/SectionResultPage.tsx"),
  },
  {
    path: paths.student.hostelPaymentVerify,
    aliases: ["/hostel-payment-verify"],
    title: titles.hostelResult,
    load: () => import("../public/payments/result/HostelResultPage.tsx"),
  },
  {
    path: paths.receiptConfirmation,
    title: titles.receipt,
    load: () => import("../public/documents/ReceiptConfirmationPage.tsx"),
  },
  {
    path: paths.documentConfirmation,
    title: titles.document,
    load: () => import("../public/documents/DocumentConfirmationPage.tsx"),
  },
  {
    path: paths.slipConfirmation,
    title: titles.registrationSlip,
    load: () => import("../public/registration/RegistrationSlipPage.tsx"),
  },
  {
    path: paths.transcriptConfirmation,
    title: titles.transcript,
    load: () => import("../public/results/TranscriptPage.tsx"),
  },
  {
    path: paths.examCardConfirmation,
    title: titles.examCard,
    load: () => import("../public/results/ExamCardPage.tsx"),
  },
  {
    path: paths.statementOfResultConfirmation,
    title: titles.statementOfResult,
    load: () => import("../public/results/StatementOfResultPage.tsx"),
  },
  {
    path: paths.idCardConfirmation,
    title: titles.idCard,
    load: () => import("../public/students/IdCardPage.tsx"),
  },
  {
    path: paths.statementConfirmation,
    title: titles.statement,
    load: () => import("../public/payments/StatementPage.tsx"),
  },
  {
    path: paths.sponsorStatementConfirmation,
    title: titles.sponsorStatement,
    load: () => import("../public/payments/SponsorStatementPage.tsx"),
  },
  {
    path: paths.hostelPrintout,
    title: titles.hostelPrintout,
    load: () => import("../public/hostels/HostelPrintoutPage.tsx"),
  },
  {
    path: paths.signUp,
    title: titles.signUp,
    load: () => import("../public/admissions/sign-up/SignUpPage.tsx"),
  },
  {
    path: paths.screeningPayment,
    title: titles.screeningPayment,
    next: paths.applicant.dashboard,
    load: () => import("../public/payments/screening/ScreeningPaymentPage.tsx"),
  },
  {
    path: paths.screeningPaymentResult,
    title: titles.screeningResult,
    next: paths.login,
    load: () => import("../public/payments/result/ScreeningResultPage.tsx"),
  },
  {
    path: paths.verifyEmail,
    title: titles.verification,
    next: paths.login,
    load: () => import("../public/admissions/verify-email/VerifyEmailPage.tsx"),
  },
  {
    path: paths.notVerified,
    aliases: ["/verify-email/*"],
    title: titles.verification,
    next: paths.signUp,
    load: () => import("../public/admissions/verify-email/NotVerifiedPage.tsx"),
  },
];
