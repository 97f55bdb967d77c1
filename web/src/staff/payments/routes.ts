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
    path: "bank-statements",
    roles: counterReaders,
    title: "Bank statements",
    menu: { icon: "import", section: "money" },
    keywords: "import csv xlsx remita upload",
    load: () => import("./bank/statements/BankStatementsPage.tsx"),
  },
  {
    path: "bank-statements/import",
    roles: ["BURSARY_OFFICER"],
    title: "Import a statement",
    keywords: "bank remita csv xlsx upload",
    load: () => import("./bank/statements/ImportStatementPage.tsx"),
  },
  {
    path: "bank-statements/:statementId",
    roles: counterReaders,
    title: "Statement",
    load: () => import("./bank/statements/BankStatementPage.tsx"),
  },
  {
    path: "bank-rows",
    roles: counterReaders,
    title: "Bank payments",
    menu: { icon: "match", section: "money" },
    keywords: "leftovers match unmatched remita slip receipt void",
    load: () => import("./bank/rows/BankRowsPage.tsx"),
  },
  {
    path: "bank-rows/:rowId",
    roles: counterReaders,
    title: "Payment",
    load: () => import("./bank/rows/BankRowPage.tsx"),
  },
  {
    path: "bank-accounts",
    roles: counterReaders,
    title: "Bank accounts",
    menu: { icon: "building", section: "money" },
    keywords: "remita nuban account number slips",
    load: () => import("./bank/accounts/BankAccountsPage.tsx"),
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
