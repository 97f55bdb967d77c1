import type { StaffRoute } from "../staff-route.ts";

export const paymentsRoutes: readonly StaffRoute[] = [
  {
    path: "payments",
    roles: ["SUPER_ADMIN", "ICT_SUPPORT"],
    title: "Payments",
    menu: { icon: "card", section: "money", of: ["SUPER_ADMIN"] },
    keywords: "fees paid refused money stuck requery receipt",
    load: () => import("./records/PaymentsPage.tsx"),
  },
  {
    path: "payments/:paymentId",
    roles: ["SUPER_ADMIN", "ICT_SUPPORT"],
    title: "Payment",
    load: () => import("./records/PaymentPage.tsx"),
  },
  {
    path: "reconciliation",
    roles: ["SUPER_ADMIN", "ICT_SUPPORT"],
    title: "Reconciliation",
    menu: { icon: "scales", section: "money", of: ["SUPER_ADMIN"] },
    keywords: "ledger provider paystack books",
    load: () => import("./reconciliation/ReconciliationPage.tsx"),
  },
  {
    path: "fees",
    roles: ["SUPER_ADMIN"],
    title: "Fee schedule",
    menu: { icon: "list", section: "money" },
    keywords: "fee lines tuition late date amounts",
    load: () => import("./fees/FeesPage.tsx"),
  },
  {
    path: "announcements",
    roles: ["SUPER_ADMIN"],
    title: "Announcements",
    menu: { icon: "megaphone", section: "office" },
    keywords: "news notice",
    load: () => import("../announcements/AnnouncementsPage.tsx"),
  },
];
