import { profileTexts } from "../profiles/texts.ts";
import type { StaffRoute } from "../staff-route.ts";

const counterReaders = ["SUPER_ADMIN", "BURSARY_OFFICER"] as const;
const moneyReaders = [...counterReaders, "ICT_SUPPORT"] as const;

export const paymentsRoutes: readonly StaffRoute[] = [
  {
    path: "students/:studentId",
    roles: ["BURSARY_OFFICER"],
    title: profileTexts.students.one,
    load: () => import("./counter/CounterStudentPage.tsx"),
  },
  {
    path: "counter-receipts",
    roles: counterReaders,
    title: "Receipts",
    menu: { icon: "receipt", section: "money" },
    keywords: "counter cash pos teller slip void",
    load: () => import("./counter/CounterReceiptsPage.tsx"),
  },
  {
    path: "counter-receipts/:receiptId",
    roles: counterReaders,
    title: "Receipt",
    load: () => import("./counter/CounterReceiptPage.tsx"),
  },
  {
    path: "cash-books",
    roles: counterReaders,
    title: "Cash books",
    menu: { icon: "cashbox", section: "money" },
    keywords: "counter day close count difference",
    load: () => import("./counter/cash-books/CashBooksPage.tsx"),
  },
  {
    path: "cash-books/:bookId",
    roles: counterReaders,
    title: "Cash book",
    load: () => import("./counter/cash-books/CashBookPage.tsx"),
  },
  {
    path: "payments",
    roles: moneyReaders,
    title: "Payments",
    menu: { icon: "card", section: "money", of: counterReaders },
    keywords: "fees paid refused money stuck requery receipt",
    load: () => import("./records/PaymentsPage.tsx"),
  },
  {
    path: "payments/:paymentId",
    roles: moneyReaders,
    title: "Payment",
    load: () => import("./records/PaymentPage.tsx"),
  },
  {
    path: "reconciliation",
    roles: moneyReaders,
    title: "Reconciliation",
    menu: { icon: "scales", section: "money", of: counterReaders },
    keywords: "ledger provider paystack books",
    load: () => import("./reconciliation/ReconciliationPage.tsx"),
  },
  {
    path: "instalments",
    roles: counterReaders,
    title: "Instalments",
    menu: { icon: "steps", section: "money" },
    keywords: "plan share due overdue compliance tuition",
    load: () => import("./instalments/InstalmentsPage.tsx"),
  },
  {
    path: "instalments/plans",
    roles: counterReaders,
    title: "Instalment plans",
    menu: { icon: "percent", section: "money" },
    keywords: "shares dates late fee unlock",
    load: () => import("./instalments/plans/PaymentPlansPage.tsx"),
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
