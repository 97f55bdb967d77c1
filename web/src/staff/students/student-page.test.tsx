import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { findHeading, openPortal } from "../../../testing/render-portal.tsx";
import { type Args, startServer } from "../../../testing/server.ts";
import { aStaff } from "../../../testing/staff.ts";

const studentRecord = {
  student: {
    id: "3",
    profileId: "30",
    matricNumber: "COHT/2025/001",
    surname: "Adeyemi",
    firstName: "Folake",
    otherName: null,
    email: "folake@students.college.example",
    phone: null,
    department: "Public Health",
    programme: "Public Health",
    level: 200,
    standing: "DEFERRED",
    isSuspended: true,
    hasPaidTuition: true,
    hasBed: false,
    credits: 18,
  },
  revision: 4,
  programmeId: "2",
  entrySession: "2024/2025",
  entrySessionId: "1",
  indexNumber: "CH/101",
  applicantId: null,
  applicationNo: null,
  levels: [{ session: "2025/2026", level: 100 }],
  payments: [
    {
      id: "8",
      purpose: "TUITION",
      session: "2025/2026",
      amount: 25_000,
      paidAt: "2026-01-10T09:00:00.000Z",
    },
  ],
  beds: [],
  courses: [],
  changes: [
    {
      id: "5",
      at: "2026-03-09T09:00:00.000Z",
      action: "Student deferred",
      actor: "Bello Amina",
      reason: "Asked by letter",
    },
  ],
};

const account = {
  charged: 30_000,
  paid: 30_000,
  outstanding: 0,
  arrears: 0,
  credit: 0,
  statementUrl: "/download/statement/3",
  sessions: [
    {
      session: "2025/2026",
      charged: 30_000,
      paid: 30_000,
      outstanding: 0,
      sections: [
        {
          section: "C",
          charges: [
            {
              id: "1",
              label: "Laboratory",
              charged: 30_000,
              paid: 30_000,
              outstanding: 0,
              payments: [
                {
                  channel: "ONLINE",
                  sponsor: null,
                  reference: "2SJB0AQX",
                  paidAt: "2026-01-10T09:00:00.000Z",
                },
                {
                  channel: "SPONSOR",
                  sponsor: "NELFUND",
                  reference: "S0001-000004",
                  paidAt: "2026-01-12T09:00:00.000Z",
                },
              ],
            },
          ],
        },
      ],
    },
  ],
  receipts: [],
  refunded: 0,
  refunds: [],
  adjustments: [],
};

it("a student's record shows the standing and tabs of histories", async () => {
  const { user } = openPortal(
    "/admin/students/3",
    startServer({
      viewer: aStaff("SUPER_ADMIN"),
      studentRecord,
      studentRecordAccount: {
        matricNumber: "COHT/2025/001",
        account,
        freeCredit: 0,
        canAskRefund: false,
        waitingAdjustments: [],
        canAdjust: false,
      },
      studentRecordResults: null,
    }),
  );
  await findHeading("Adeyemi Folake");
  screen.getByText("Deferred");
  screen.getByText("Suspended");
  screen.getByText("2025/2026: 100");
  screen.getByText("CH/101");
  const payments = screen.getByRole("table", { name: "Online payments" });
  expect(within(payments).getByRole("link", { name: "Tuition" })).toHaveProperty(
    "pathname",
    "/admin/payments/8",
  );
  await user.click(screen.getByRole("tab", { name: "Account" }));
  const charges = await screen.findByRole("table", { name: "2025/2026" });
  within(charges).getByText("Laboratory");
  within(charges).getByText(/Online, 2SJB0AQX, .*; Paid by NELFUND, S0001-000004/);
  screen.getByRole("button", { name: "Download statement" });
  await user.click(screen.getByRole("tab", { name: "Beds" }));
  await screen.findByText("No bed was applied for yet.");
  await user.click(screen.getByRole("tab", { name: "What the staff changed" }));
  await screen.findByText("Student deferred");
  screen.getByText("Asked by letter");
});

it("a student's lost ID card is reissued with a reason", async () => {
  const issuedAt = "2026-03-09T09:00:00.000Z";
  const first = { number: 1, issuedAt, issuedBy: null, reason: null };
  const reason = "Lost in the bus";
  const reissue = vi.fn((_args: Args) => ({ __typename: "IdCardReissued", number: 2 }));
  const { user } = openPortal(
    "/ict-support/students/3",
    startServer(
      {
        viewer: aStaff("ICT_SUPPORT"),
        studentRecord,
        studentRecordAccount: null,
        studentRecordResults: null,
        studentIdCards: () =>
          reissue.mock.calls.length === 0
            ? [first]
            : [{ number: 2, issuedAt, issuedBy: "Bello Amina", reason }, first],
      },
      { reissueIdCard: reissue },
    ),
  );
  await findHeading("Adeyemi Folake");
  await user.click(screen.getByRole("tab", { name: "ID cards" }));
  await user.click(await screen.findByRole("button", { name: "Reissue the ID card" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText("Reason"), reason);
  await user.click(dialog.getByRole("button", { name: "Reissue" }));
  await screen.findByText("The student can print the new ID card.");
  const rows = within(await screen.findByRole("table", { name: "ID cards" })).getAllByRole("row");
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Reissue 1.*YesBello AminaLost in the bus$/),
    expect.stringMatching(/^First.*No––$/),
  ]);
  expect(reissue.mock.calls[0]?.[0]).toEqual({ input: { studentId: "3", reason, seen: 1 } });
});
