import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { openPortal } from "../../../testing/render-portal.tsx";
import { type Args, startServer } from "../../../testing/server.ts";
import { aStaff } from "../../../testing/staff.ts";

const aPayment = {
  __typename: "PaymentRecord",
  id: "7",
  reference: "REF7",
  purpose: "TUITION",
  status: "PENDING",
  refusal: null,
  session: "2025/2026",
  amount: 86_500,
  openedAt: "2026-03-10T09:00:00.000Z",
  paidAt: null,
  resolvedAt: null,
  payer: {
    kind: "STUDENT",
    id: "3",
    name: "Adeyemi Folake",
    number: "COHT/2025/001",
    email: "folake@students.college.example",
  },
};

const aPage = {
  rows: [aPayment],
  total: 1,
  number: 1,
  size: 25,
  totals: [{ status: "PENDING", count: 1, amount: 86_500 }],
  sessions: ["2025/2026"],
  export: { csv: "/download/export/payments?format=csv", xlsx: "/x" },
};

const aFile = {
  payment: aPayment,
  currency: "NGN",
  lines: [{ label: "Laboratory", amount: 86_500 }],
  gatewayResponse: "The transaction was not completed",
  checks: 3,
  nextCheckAt: "2026-03-10T10:00:00.000Z",
  ledger: null,
  refused: null,
  resolution: null,
  actions: [],
  canRequery: true,
  canResolve: false,
};

const refusedFile = {
  ...aFile,
  payment: { ...aPayment, status: "REFUSED", refusal: "AMOUNT" },
  refused: { amount: 100, currency: "NGN" },
  canRequery: false,
  canResolve: true,
};

describe("payments", () => {
  it("are loaded by the URL's filters with their totals", async () => {
    const paymentRecords = vi.fn((_args: Args) => aPage);
    openPortal(
      "/admin/payments?status=REFUSED&resolved=no",
      startServer({ viewer: aStaff(), paymentRecords }),
    );
    expect(await screen.findByRole("link", { name: "Adeyemi Folake" })).toHaveProperty(
      "pathname",
      "/admin/payments/7",
    );
    expect(paymentRecords).toHaveBeenCalledWith(
      expect.objectContaining({
        page: { number: 1, size: 25 },
        filter: expect.objectContaining({ status: "REFUSED", resolved: false }),
        sort: "OPENED_AT",
        descending: true,
      }),
    );
    expect(screen.getByText("COHT/2025/001")).toBeTruthy();
    expect(await screen.findByRole("radio", { name: /^Pending 1\s*₦86,500\.00$/ })).toBeTruthy();
    expect(screen.getByRole("radio", { name: /^Refused 1/ })).toHaveProperty("checked", true);
  });

  it("that are stuck are requeried together with a reason", async () => {
    const requeryPayments = vi.fn(({ dryRun }: Args) => ({
      __typename: "PaymentsRequeried",
      results: [
        {
          id: "7",
          reference: "REF7",
          outcome: dryRun ? "WOULD_ASK" : "CREDITED",
          message: dryRun ? "The provider would be asked." : "Credited.",
        },
      ],
    }));
    openPortal(
      "/ict-support/payments",
      startServer(
        { viewer: aStaff("ICT_SUPPORT"), paymentRecords: () => aPage },
        { requeryPayments },
      ),
    );
    await userEvent.click(await screen.findByRole("checkbox", { name: /REF7/ }));
    await userEvent.click(screen.getByRole("button", { name: "Ask the provider…" }));
    const dialog = await screen.findByRole("dialog");
    expect(await within(dialog).findByText("The provider would be asked.")).toBeTruthy();
    await userEvent.type(within(dialog).getByLabelText(/Reason/), "Stuck since Friday");
    await userEvent.click(within(dialog).getByRole("button", { name: "Ask now" }));
    expect(await screen.findByText("1 asked about, 1 credited.")).toBeTruthy();
    expect(requeryPayments.mock.calls.map(([args]) => args)).toEqual([
      { ids: ["7"], reason: null, dryRun: true },
      { ids: ["7"], reason: "Stuck since Friday", dryRun: false },
    ]);
  });
});

describe("one payment", () => {
  it("offers the viewer's actions and shows the provider's answer", async () => {
    const requeryPayment = vi.fn((_args: Args) => ({
      __typename: "PaymentRequeried",
      outcome: "OPEN",
      message: "Nobody has paid yet.",
    }));
    openPortal(
      "/ict-support/payments/7",
      startServer(
        { viewer: aStaff("ICT_SUPPORT"), paymentRecord: () => aFile },
        { requeryPayment },
      ),
    );
    await userEvent.click(await screen.findByRole("button", { name: "Ask the provider now" }));
    expect(await screen.findByText("Nobody has paid yet.")).toBeTruthy();
    expect(requeryPayment.mock.lastCall?.[0]).toEqual({ id: "7" });
    expect(screen.queryByRole("button", { name: /dealt with/ })).toBeNull();
    expect(screen.getByRole("link", { name: "Adeyemi Folake" })).toHaveProperty(
      "pathname",
      "/ict-support/students/3",
    );
  });

  it.each([
    ["leads the bursary officer to a student", "STUDENT", "/bursary/students/3"],
    ["names an applicant, whom the bursary officer has no screen of", "APPLICANT", undefined],
  ])("%s", async (_name, kind, path) => {
    const payment = { ...aPayment, payer: { ...aPayment.payer, kind } };
    openPortal(
      "/bursary/payments/7",
      startServer({
        viewer: aStaff("BURSARY_OFFICER"),
        paymentRecord: () => ({ ...aFile, payment }),
      }),
    );
    const payer = await screen.findByText("Adeyemi Folake");
    expect(payer.closest("a")?.pathname).toBe(path);
  });

  it("with refused money asks for its resolution and keeps the input", async () => {
    const resolvePayment = vi
      .fn((_args: Args): object => ({ __typename: "Acknowledgement", message: "Noted." }))
      .mockReturnValueOnce({
        __typename: "Refusal",
        code: "REFUSED",
        message: "Somebody has dealt with this money already.",
        fields: [],
      });
    openPortal(
      "/admin/payments/7",
      startServer({ viewer: aStaff(), paymentRecord: () => refusedFile }, { resolvePayment }),
    );
    await userEvent.click(await screen.findByRole("button", { name: /dealt with…/ }));
    const dialog = screen.getByRole("dialog");
    const note = within(dialog).getByLabelText(/How, and where/);
    await userEvent.type(note, "no");
    await userEvent.click(within(dialog).getByRole("button", { name: "Note it" }));
    expect(await within(dialog).findByText("Say how, in at least 5 characters.")).toBeTruthy();
    await userEvent.type(note, "t owed, refunded");
    await userEvent.click(within(dialog).getByRole("button", { name: "Note it" }));
    expect(await within(dialog).findByText(/dealt with this money already/)).toBeTruthy();
    expect(note).toHaveProperty("value", "not owed, refunded");
    await userEvent.click(within(dialog).getByRole("button", { name: "Note it" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(resolvePayment.mock.lastCall?.[0]).toEqual({
      id: "7",
      way: "GIVEN_BACK",
      note: "not owed, refunded",
    });
  });

  it("that does not exist is reported", async () => {
    openPortal("/admin/payments/99", startServer({ viewer: aStaff(), paymentRecord: () => null }));
    expect(await screen.findByText("There is no such payment.")).toBeTruthy();
  });
});

describe("the reconciliation", () => {
  const books = {
    __typename: "Reconciliation",
    from: "2026-03-01",
    until: "2026-03-02",
    ledger: { count: 0, amount: 0 },
    provider: { count: 1, amount: 86_500 },
    states: [{ state: "MISSING_IN_LEDGER", count: 1, amount: 86_500 }],
    rows: [
      {
        reference: "REF7",
        state: "MISSING_IN_LEDGER",
        paymentId: "7",
        purpose: "TUITION",
        payer: "Adeyemi Folake",
        ledgerAmount: null,
        ledgerPaidAt: null,
        providerAmount: 86_500,
        providerCurrency: "NGN",
        providerPaidAt: "2026-03-01T09:00:00.000Z",
        canSettle: true,
      },
    ],
    total: 1,
    export: { csv: "/c", xlsx: "/x" },
  };

  it("loads the days in the URL and settles missing payments", async () => {
    const reconciliation = vi.fn((_args: Args) => books);
    const requeryPayment = () => ({
      __typename: "PaymentRequeried",
      outcome: "CREDITED",
      message: "Credited now.",
    });
    openPortal(
      "/admin/reconciliation?from=2026-03-01&until=2026-03-02",
      startServer({ viewer: aStaff(), reconciliation }, { requeryPayment }),
    );
    await userEvent.click(await screen.findByRole("button", { name: "Settle REF7" }));
    expect(await screen.findByText("Credited now.")).toBeTruthy();
    expect(reconciliation.mock.calls[0]?.[0]).toEqual({ from: "2026-03-01", until: "2026-03-02" });
    await waitFor(() => expect(reconciliation).toHaveBeenCalledTimes(2));
  });

  it("shows why it failed", async () => {
    const refusal = {
      __typename: "Refusal",
      code: "INVALID_INPUT",
      message: "Choose 31 days at most.",
      fields: [],
    };
    openPortal(
      "/admin/reconciliation?from=2026-01-01&until=2026-03-02",
      startServer({ viewer: aStaff(), reconciliation: () => refusal }),
    );
    expect(await screen.findByText("Choose 31 days at most.")).toBeTruthy();
  });
});

const line = {
  id: "5",
  stage: "FIRST_YEAR",
  section: "C",
  paidAt: "PORTAL",
  code: "lab",
  label: "Laboratory",
  amount: 10_000,
  frequency: "PER_SESSION",
  residency: null,
  department: null,
  position: 5,
  revision: 1,
};
const links = (name: string) => ({
  csv: `/download/export/${name}?format=csv`,
  xlsx: `/download/export/${name}?format=xlsx`,
});
const office = {
  lines: [line],
  linesExport: links("fee-lines"),
  tuitionRecordsExport: links("tuition-records"),
  departments: ["Community Health"],
  sessionFees: [{ id: "1", session: "2025/2026", hostelFee: 25_000, lateFee: 10_000, revision: 0 }],
  tuitionRecords: [],
  sessions: ["2025/2026"],
};

describe("the fee schedule", () => {
  const schedule = (amount: number) => ({
    sections: [
      {
        section: "C",
        title: "Other charges",
        paidAt: "PORTAL",
        lines: [{ code: "lab", label: "Laboratory", amount }],
        total: amount,
      },
    ],
    total: amount,
    portalTotal: amount,
  });

  it("previews a change and keeps the input on an edit conflict", async () => {
    const state = { line };
    const changeFeeLine = vi.fn(({ revision }: Args): object => {
      if (revision !== state.line.revision) {
        return {
          __typename: "Refusal",
          code: "CHANGED_ELSEWHERE",
          message: "Changed.",
          fields: [],
        };
      }
      return { __typename: "Acknowledgement", message: "Saved." };
    });
    const feeChangePreview = vi.fn((_args: Args) => ({
      __typename: "FeeChangePreview",
      before: schedule(10_000),
      after: schedule(12_000),
      moved: [
        {
          department: "Community Health",
          stage: "FIRST_YEAR",
          residency: "INDIGENE",
          before: 10_000,
          after: 12_000,
        },
      ],
    }));
    openPortal(
      "/admin/fees",
      startServer(
        {
          viewer: aStaff(),
          feeOffice: () => ({ ...office, lines: [state.line] }),
          feeChangePreview,
        },
        { changeFeeLine },
      ),
    );
    const edit = await screen.findByRole("button", { name: /Change Laboratory/ });
    for (const name of ["Export", "Export tuition records"]) {
      expect(screen.getByRole("button", { name })).toHaveProperty("disabled", false);
    }
    await userEvent.click(edit);
    const dialog = screen.getByRole("dialog");
    const amount = within(dialog).getByLabelText(/Amount in naira/);
    await userEvent.clear(amount);
    await userEvent.type(amount, "12000");
    await userEvent.click(within(dialog).getByRole("button", { name: "Show what it comes to" }));
    expect(await within(dialog).findByRole("table", { name: "Totals that move" })).toBeTruthy();
    expect(feeChangePreview.mock.lastCall?.[0]).toMatchObject({
      input: { id: "5", line: { amount: 12_000 }, department: "Community Health", level: 100 },
    });
    state.line = { ...line, amount: 11_000, revision: 2 };
    await userEvent.click(within(dialog).getByRole("button", { name: "Save" }));
    expect(await within(dialog).findByText("Now: 11000")).toBeTruthy();
    expect(amount).toHaveProperty("value", "12000");
    await userEvent.click(within(dialog).getByRole("button", { name: "Save mine over it" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(changeFeeLine.mock.lastCall?.[0]).toMatchObject({ id: "5", revision: 2 });
  });
});

describe("hostel and late payment", () => {
  it("are set by session, and a refusal shows at its field", async () => {
    const changeSessionFees = vi.fn(({ lateFee }: Args): object =>
      lateFee === 0
        ? {
            __typename: "Refusal",
            code: "INVALID_INPUT",
            message: "Check the marked fields.",
            fields: [{ field: "lateFee", message: "Enter an amount above 0." }],
          }
        : { __typename: "Acknowledgement", message: "Saved." },
    );
    openPortal(
      "/admin/fees",
      startServer({ viewer: aStaff(), feeOffice: () => office }, { changeSessionFees }),
    );
    await userEvent.click(
      await screen.findByRole("button", { name: "Change hostel and late payment of 2025/2026" }),
    );
    const dialog = screen.getByRole("dialog");
    const hostelFee = within(dialog).getByLabelText("Hostel fee in naira");
    const lateFee = within(dialog).getByLabelText("Late payment fee in naira");
    expect([hostelFee, lateFee]).toMatchObject([{ value: "25000" }, { value: "10000" }]);
    await userEvent.clear(hostelFee);
    await userEvent.type(hostelFee, "32500.505");
    await userEvent.click(within(dialog).getByRole("button", { name: "Save" }));
    expect(await within(dialog).findByText(/^Enter an amount such as/)).toBeTruthy();
    expect(changeSessionFees).not.toHaveBeenCalled();
    await userEvent.clear(hostelFee);
    await userEvent.type(hostelFee, "32500.50");
    await userEvent.clear(lateFee);
    await userEvent.type(lateFee, "0");
    await userEvent.click(within(dialog).getByRole("button", { name: "Save" }));
    expect(await within(dialog).findByText("Enter an amount above 0.")).toBeTruthy();
    await userEvent.clear(lateFee);
    await userEvent.type(lateFee, "12000");
    await userEvent.click(within(dialog).getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(changeSessionFees.mock.lastCall?.[0]).toEqual({
      id: "1",
      revision: 0,
      hostelFee: 32_500.5,
      lateFee: 12_000,
    });
  });
});

describe("announcements", () => {
  const one = {
    __typename: "AnnouncementRecord",
    id: "4",
    title: "Library closed",
    body: "On Friday.",
    audience: "STUDENTS",
    startsAt: "2026-03-10T09:00:00.000Z",
    endsAt: null,
    state: "CURRENT",
    createdBy: "Tunde Balogun",
    revision: 2,
  };
  const page = { rows: [one], total: 1, number: 1, size: 25, export: { csv: "/c", xlsx: "/x" } };
  const saved = { __typename: "Acknowledgement", message: "Saved." };

  it("are written in the college's time, and taken down", async () => {
    const createAnnouncement = vi.fn((_args: Args) => saved);
    const takeDownAnnouncement = vi.fn((_args: Args) => saved);
    openPortal(
      "/admin/announcements",
      startServer(
        { viewer: aStaff(), announcementRecords: () => page },
        { createAnnouncement, takeDownAnnouncement },
      ),
    );
    await userEvent.click(await screen.findByRole("button", { name: "New announcement" }));
    const dialog = screen.getByRole("dialog");
    await userEvent.click(within(dialog).getByRole("button", { name: "Publish" }));
    await waitFor(() => expect(within(dialog).getAllByText("This is needed.")).toHaveLength(2));
    await userEvent.type(within(dialog).getByLabelText("Title"), "Matriculation");
    await userEvent.type(within(dialog).getByLabelText("Text"), "On Monday.");
    const until = within(dialog).getByLabelText("Until");
    await userEvent.type(until, "2026-04-01T10:00");
    await userEvent.click(within(dialog).getByRole("button", { name: "Publish" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(createAnnouncement.mock.lastCall?.[0]).toEqual({
      input: {
        title: "Matriculation",
        body: "On Monday.",
        audience: "EVERYBODY",
        startsAt: null,
        endsAt: "2026-04-01T09:00:00.000Z",
      },
    });
    await userEvent.click(await screen.findByRole("button", { name: "Take down Library closed" }));
    await waitFor(() =>
      expect(takeDownAnnouncement.mock.lastCall?.[0]).toEqual({ id: "4", revision: 2 }),
    );
  });
});
