import type { StaffRoute } from "../staff-route.ts";
import { profileTexts } from "./texts.ts";

const both = ["SUPER_ADMIN", "ICT_SUPPORT"] as const;

export const profilesRoutes: readonly StaffRoute[] = [
  {
    path: "students",
    roles: [...both, "BURSARY_OFFICER"],
    title: profileTexts.students.title,
    menu: { icon: "student", section: "people", of: ["SUPER_ADMIN", "BURSARY_OFFICER"] },
    keywords: "matric number level promote defer import",
    load: () => import("../students/StudentsPage.tsx"),
  },
  {
    path: "students/:studentId",
    roles: both,
    title: profileTexts.students.one,
    load: () => import("../students/StudentPage.tsx"),
  },
  {
    path: "clearance",
    roles: [...both, "EXAM_OFFICER", "BURSARY_OFFICER"],
    title: "Leaving clearance",
    menu: { icon: "steps", section: "people" },
    keywords: "graduate withdraw sign off library hostel bursary statement of result",
    load: () => import("../students/leaving-clearance/LeavingClearancesPage.tsx"),
  },
  {
    path: "clearance/:studentId",
    roles: [...both, "EXAM_OFFICER", "BURSARY_OFFICER"],
    title: "Leaving clearance",
    load: () => import("../students/leaving-clearance/LeavingClearancePage.tsx"),
  },
  {
    path: "council-indexing",
    roles: ["SUPER_ADMIN"],
    title: "Council indexing",
    menu: { icon: "register", section: "people" },
    keywords: "professional council register index number quota deadline photo certificate",
    load: () => import("../students/council-indexing/IndexingRoundsPage.tsx"),
  },
  {
    path: "council-indexing/:roundId",
    roles: ["SUPER_ADMIN"],
    title: "Council indexing",
    load: () => import("../students/council-indexing/IndexingRoundPage.tsx"),
  },
  {
    path: "profiles",
    roles: both,
    title: "Profiles",
    menu: { icon: "person", section: "people", of: ["SUPER_ADMIN"] },
    keywords: "people accounts suspend",
    load: () => import("./ProfilesPage.tsx"),
  },
  {
    path: "profiles/:profileId",
    roles: both,
    title: profileTexts.titles.profile,
    load: () => import("./ProfilePage.tsx"),
  },
  {
    path: "update-profiles",
    roles: both,
    title: "Edit Profiles",
    menu: { icon: "edit", section: "people", of: ["ICT_SUPPORT"] },
    keywords: "correct name date of birth state",
    load: () => import("./ProfilesPage.tsx"),
  },
  {
    path: "update-profiles/:profileId",
    roles: both,
    title: profileTexts.titles.correct,
    load: () => import("./CorrectProfilePage.tsx"),
  },
  {
    path: "change-requests",
    roles: both,
    title: profileTexts.titles.requests,
    menu: { icon: "inbox", section: "people", of: ["SUPER_ADMIN"] },
    keywords: "correction profile evidence",
    load: () => import("./requests/ChangeRequestsPage.tsx"),
  },
  {
    path: "change-requests/:requestId",
    roles: both,
    title: profileTexts.titles.request,
    load: () => import("./requests/ChangeRequestPage.tsx"),
  },
  {
    path: "reset-passwords",
    roles: both,
    title: "Reset Passwords",
    menu: { icon: "key", section: "people", of: ["ICT_SUPPORT"] },
    keywords: "forgot link login",
    load: () => import("./ProfilesPage.tsx"),
  },
  {
    path: "unverified-emails",
    roles: both,
    title: profileTexts.titles.unverified,
    keywords: "verification link resend",
    load: () => import("../accounts/access/UnverifiedEmailsPage.tsx"),
  },
];
