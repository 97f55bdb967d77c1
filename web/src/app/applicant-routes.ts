import { paths } from "../paths.ts";
import { titles } from "../titles.ts";
import type { AreaRoute } from "./route.ts";

export const applicantRoutes: readonly AreaRoute[] = [
  {
    path: paths.applicant.dashboard,
    title: titles.applicantDashboard,
    menu: "home",
    isOnBar: true,
    keywords: "summary registration number course progress tracker next step help announcement",
    firstQuery: "ApplicantDashboard",
    load: () => import("../applicant/dashboards/DashboardPage.tsx"),
  },
  {
    path: paths.applicant.applicationForm,
    redirects: ["/application-form"],
    title: titles.applicationForm,
    menu: "form",
    isOnBar: true,
    menuTitle: titles.applicationFormMenu,
    shownWhile: "applying",
    keywords: "personal details academic olevel jamb declaration submit passport photo result",
    firstQuery: "ApplicationForm",
    parts: {
      parameter: "section",
      module: "src/applicant/admissions/application-form/section-parts.ts",
    },
    load: () => import("../applicant/admissions/application-form/ApplicationFormPage.tsx"),
  },
  {
    path: paths.applicant.testSchedule,
    redirects: ["/aptitude-test-schedule"],
    title: titles.testSchedule,
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
    shownWhile: "submitted",
    load: () => import("../applicant/admissions/test-schedule/TestNotificationPage.tsx"),
  },
  {
    path: paths.applicant.admission,
    title: titles.admission,
    menu: "check",
    isOnBar: true,
    shownWhile: "decided",
    keywords: "decision offer accept decline letter matric number waiting list",
    load: () => import("../applicant/admissions/offer/AdmissionPage.tsx"),
  },
  {
    path: paths.applicant.clearance,
    title: titles.entryClearance,
    shownWhile: "decided",
    keywords: "papers certificate birth origin medical fitness upload original deadline",
    load: () => import("../applicant/admissions/entry-clearance/EntryClearancePage.tsx"),
  },
  {
    path: paths.applicant.profile,
    title: titles.profile,
    menu: "person",
    shownWhile: "submitted",
    keywords: "passport photo personal details address parent guardian",
    load: () => import("../person/profiles/ProfilePage.tsx"),
  },
  {
    path: paths.applicant.updateProfile,
    title: titles.updateProfile,
    shownWhile: "submitted",
    keywords: "edit profile change phone address passport photo",
    load: () => import("../person/profiles/ProfileEditPage.tsx"),
  },
  {
    path: paths.applicant.correction,
    title: titles.correction,
    keywords: "name date of birth correct",
    load: () => import("../person/profiles/correction/CorrectionPage.tsx"),
  },
];
