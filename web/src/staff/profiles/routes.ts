import type { StaffRoute } from "../staff-route.ts";
import { profileTexts } from "./texts.ts";

const both = ["SUPER_ADMIN", "ICT_SUPPORT"] as const;

export const profilesRoutes: readonly StaffRoute[] = [
  {
    path: "students",
    roles: both,
    title: profileTexts.students.title,
    menu: { icon: "student", section: "people", of: ["SUPER_ADMIN"] },
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
    path: "profiles",
    roles: both,
    title: profileTexts.profiles.title,
    menu: { icon: "person", section: "people", of: ["SUPER_ADMIN"] },
    keywords: "people accounts suspend",
    load: () => import("./ProfilesPage.tsx"),
  },
  {
    path: "profiles/:profileId",
    roles: both,
    title: profileTexts.profiles.one,
    load: () => import("./ProfilePage.tsx"),
  },
  {
    path: "update-profiles",
    roles: both,
    title: profileTexts.profiles.editTitle,
    menu: { icon: "edit", section: "people", of: ["ICT_SUPPORT"] },
    keywords: "correct name date of birth state",
    load: () => import("./EditProfilesPage.tsx"),
  },
  {
    path: "update-profiles/:profileId",
    roles: both,
    title: profileTexts.profiles.correctOne,
    load: () => import("./CorrectProfilePage.tsx"),
  },
  {
    path: "change-requests",
    roles: both,
    title: profileTexts.requests.title,
    menu: { icon: "inbox", section: "people", of: ["SUPER_ADMIN"] },
    keywords: "correction profile evidence",
    load: () => import("./requests/ChangeRequestsPage.tsx"),
  },
  {
    path: "change-requests/:requestId",
    roles: both,
    title: profileTexts.requests.one,
    load: () => import("./requests/ChangeRequestPage.tsx"),
  },
  {
    path: "reset-passwords",
    roles: both,
    title: profileTexts.access.resetTitle,
    menu: { icon: "key", section: "people", of: ["ICT_SUPPORT"] },
    keywords: "forgot link login",
    load: () => import("../accounts/access/ResetPasswordsPage.tsx"),
  },
  {
    path: "unverified-emails",
    roles: both,
    title: profileTexts.access.unverifiedTitle,
    keywords: "verification link resend",
    load: () => import("../accounts/access/UnverifiedEmailsPage.tsx"),
  },
];
