import { staffRoles } from "../../session/staff-areas.ts";
import type { StaffRoute } from "../staff-route.ts";

export const accountsRoutes: readonly StaffRoute[] = [
  {
    path: "admins",
    roles: ["SUPER_ADMIN"],
    title: "Administrators",
    menu: { icon: "shield", section: "main" },
    keywords: "staff colleagues role suspend restore second factor password link lecturer",
    load: () => import("../staff/AdministratorsPage.tsx"),
  },
  {
    path: "admins/invitations",
    roles: ["SUPER_ADMIN"],
    title: "Invitations",
    keywords: "invite staff colleague lecturer mail link",
    load: () => import("../staff/InvitationsPage.tsx"),
  },
  {
    path: "audit-log",
    roles: ["SUPER_ADMIN"],
    title: "Audit log",
    menu: { icon: "history", section: "office" },
    keywords: "changes history who what when before after reason",
    load: () => import("../audit/AuditLogPage.tsx"),
  },
  {
    path: "account",
    roles: staffRoles,
    title: "My account",
    keywords: "password second factor authenticator recovery codes security",
    load: () => import("./own-account/AccountPage.tsx"),
  },
];
