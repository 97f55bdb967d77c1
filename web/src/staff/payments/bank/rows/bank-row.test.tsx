import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { aBankRow, aBankRowFile, aPayer } from "../../../../../testing/bank.ts";
import { aCounterStudent, aRefusal } from "../../../../../testing/counter.ts";
import { findHeading, openPortal } from "../../../../../testing/render-portal.tsx";
import { type Answers, type Args, failure, startServer } from "../../../../../testing/server.ts";
import { aStaff } from "../../../../../testing/staff.ts";

const officer = aStaff("BURSARY_OFFICER");

const aProposal = (overrides: Readonly<Record<string, unknown>> = {}) => ({
  id: "31",
  way: "CREDIT_STUDENT",
  student: aPayer,
  remittance: null,
  lines: [{ session: "2025/2026", label: "School fees", amount: 40_000 }],
  note: "The teller was shown at the office",
  proposedBy: "Tunde Balogun",
  proposedAt: "2026-11-24T10:00:00.000Z",
  isApproved: null,
  decidedBy: null,
  decidedAt: null,
  decisionNote: null,
  ...overrides,
});

const proposedFile = aBankRowFile({
  row: aBankRow({ state: "PROPOSED" }),
  proposals: [aProposal()],
  canPropose: false,
  canDecide: true,
});

const aReceiptOfABank = {
  id: "9",
  number: "B00000012",
  student: aPayer,
  writtenAt: "2026-11-24T11:00:00.000Z",
  lines: [{ session: "2025/2026", label: "School fees", amount: 40_000 }],
  confirmationPath: "/receipt/abcdefgh",
  receiptUrl: "/download/receipt/counter/9",
  voidedAt: null,
  voids: [],
};

const creditedFile = aBankRowFile({
  row: aBankRow({ state: "CREDITED" }),
  receipts: [aReceiptOfABank],
  canPropose: false,
  canAskVoid: true,
});

const open = (file: object | null, mutations: Answers = {}, queries: Answers = {}) => {
  const bankRow = vi.fn((_args: Args) => file);
  const server = startServer(
    { viewer: officer, bankRow, counterStudent: aCounterStudent(), ...queries },
    mutations,
  );
  return { ...openPortal("/bursary/bank-rows/12", server), bankRow, server };
};

describe("a payment that names no slip", () => {
  it("says why it is left over, and where it was imported", async () => {
    open(aBankRowFile());
    await findHeading("₦42,500 at Zenith Bank");
    screen.getByText("No reference of a slip");
    expect(screen.getByRole("link", { name: "november.csv, line 9" })).toHaveProperty(
      "pathname",
      "/bursary/bank-statements/7",
    );
    screen.getByText("Nobody has done anything with it yet.");
  });

  it("is proposed for a student's items with a note, and keeps what was typed when refused", async () => {
    const proposeRow = vi
      .fn((_args: Args): object => proposedFile)
      .mockReturnValueOnce(
        aRefusal("INVALID_INPUT", "Some of it was paid meanwhile. Choose again.", "items"),
      )
      .mockReturnValueOnce(
        aRefusal("CHANGED_ELSEWHERE", "Somebody else did something with it meanwhile."),
      );
    const staffSearch = {
      students: [{ ...aPayer, department: "Public Health", level: 200 }],
      applicants: [],
      courses: [],
    };
    const { user, bankRow } = open(aBankRowFile(), { proposeRow }, { staffSearch });
    await user.click(await screen.findByRole("button", { name: "Say whose it is…" }));
    const dialog = within(screen.getByRole("dialog"));
    const send = () => user.click(dialog.getByRole("button", { name: "Propose" }));
    await send();
    await dialog.findByText("Choose the student whose money it is.");
    dialog.getByText("Give a reason of at least 5 characters.");
    expect(proposeRow).not.toHaveBeenCalled();
    const student = dialog.getByLabelText("Student");
    await user.click(student);
    await user.type(student, "Adeyemi");
    await user.click(await screen.findByText("COHT/2025/001 · Adeyemi Folake"));
    await user.click(await dialog.findByRole("checkbox", { name: /^School fees/ }));
    await dialog.findByText("What is over, ₦2,500, is the student's credit.");
    await user.type(dialog.getByLabelText("Note"), "She showed the teller");
    await send();
    await dialog.findByText("Some of it was paid meanwhile. Choose again.");
    await send();
    expect((await dialog.findByRole("alert")).textContent).toBe(
      "Somebody else did something with it meanwhile.",
    );
    await send();
    await screen.findByText("You have proposed it. Somebody else has to approve.");
    expect(proposeRow.mock.lastCall?.[0]).toEqual({
      id: "12",
      input: {
        way: "CREDIT_STUDENT",
        studentId: "3",
        remittanceId: null,
        items: ["charge-11"],
        note: "She showed the teller",
      },
    });
    await waitFor(() => expect(bankRow).toHaveBeenCalledTimes(4));
  });

  it("is proposed for the only student whom it names", async () => {
    const { user } = open(aBankRowFile({ suggestions: [aPayer] }));
    await user.click(await screen.findByRole("button", { name: "Say whose it is…" }));
    const dialog = within(screen.getByRole("dialog"));
    dialog.getByText("COHT/2025/001 · Adeyemi Folake");
    await dialog.findByRole("checkbox", { name: /^Library/ });
    dialog.getByText("All of it, ₦42,500, is the student's credit.");
  });

  it("shows what the student owes by now when an item was paid meanwhile", async () => {
    const [fees, library] = aCounterStudent().items;
    const counterStudent = vi
      .fn((_args: Args) => aCounterStudent({ items: [library] }))
      .mockReturnValueOnce(aCounterStudent({ items: [fees, library] }));
    const text = "Some of it was paid meanwhile. Choose again.";
    const { user } = open(
      aBankRowFile({ suggestions: [aPayer] }),
      { proposeRow: aRefusal("INVALID_INPUT", text, "items") },
      { counterStudent },
    );
    await user.click(await screen.findByRole("button", { name: "Say whose it is…" }));
    const dialog = within(screen.getByRole("dialog"));
    await user.click(await dialog.findByRole("checkbox", { name: /^School fees/ }));
    await user.type(dialog.getByLabelText("Note"), "She showed the teller");
    await user.click(dialog.getByRole("button", { name: "Propose" }));
    await waitFor(() =>
      expect(dialog.queryByRole("checkbox", { name: /^School fees/ })).toBeNull(),
    );
    dialog.getByRole("checkbox", { name: /^Library/ });
    dialog.getByText(text);
    expect(dialog.getByLabelText("Note")).toHaveProperty("value", "She showed the teller");
  });

  it("is not proposed for a student before it is known what they owe", async () => {
    const proposeRow = vi.fn((_args: Args): object => proposedFile);
    const { user, server } = open(
      aBankRowFile({ suggestions: [aPayer] }),
      { proposeRow },
      { counterStudent: () => failure("COLLEGE_UNAVAILABLE", "The college cannot be reached.") },
    );
    await user.click(await screen.findByRole("button", { name: "Say whose it is…" }));
    const dialog = within(screen.getByRole("dialog"));
    await dialog.findByText("The college cannot be reached.");
    await user.type(dialog.getByLabelText("Note"), "She showed the teller");
    await user.click(dialog.getByRole("button", { name: "Propose" }));
    await dialog.findByText("What the student owes must be shown first.");
    expect(proposeRow).not.toHaveBeenCalled();
    server.answer({ query: { counterStudent: aCounterStudent() } });
    await user.click(dialog.getByRole("button", { name: "Try Again" }));
    await dialog.findByRole("checkbox", { name: /^School fees/ });
    await user.click(dialog.getByRole("button", { name: "Propose" }));
    await screen.findByText("You have proposed it. Somebody else has to approve.");
  });

  it("is proposed to go back to the bank", async () => {
    const proposeRow = vi.fn((_args: Args): object => proposedFile);
    const { user } = open(aBankRowFile({ suggestions: [aPayer] }), { proposeRow });
    await user.click(await screen.findByRole("button", { name: "Say whose it is…" }));
    const dialog = within(screen.getByRole("dialog"));
    await user.click(dialog.getByRole("radio", { name: /^Not the college's/ }));
    expect(dialog.queryByLabelText("Student")).toBeNull();
    await user.type(dialog.getByLabelText("Note"), "Of the water board");
    await user.click(dialog.getByRole("button", { name: "Propose" }));
    await screen.findByText("You have proposed it. Somebody else has to approve.");
    expect(proposeRow.mock.lastCall?.[0]).toEqual({
      id: "12",
      input: {
        way: "RETURN",
        studentId: null,
        remittanceId: null,
        items: null,
        note: "Of the water board",
      },
    });
  });
});

describe("a proposal", () => {
  it("is approved by a second person, who reads what comes of it", async () => {
    const decideRow = vi
      .fn((_args: Args): object => creditedFile)
      .mockReturnValueOnce(
        aRefusal("SECOND_PERSON", "You proposed this yourself. Somebody else has to decide."),
      );
    const { user, bankRow } = open(proposedFile, { decideRow });
    const lines = within(await screen.findByRole("table", { name: "What it is to pay" }));
    lines.getByText("School fees");
    screen.getByText("Note: The teller was shown at the office");
    screen.getByText("What is over, ₦2,500, is the student's credit.");
    await user.click(screen.getByRole("button", { name: "Approve…" }));
    const dialog = within(screen.getByRole("dialog"));
    dialog.getByText("A receipt is written for Adeyemi Folake, who gets a mail.");
    await user.click(dialog.getByRole("button", { name: "Approve" }));
    expect((await dialog.findByRole("alert")).textContent).toBe(
      "You proposed this yourself. Somebody else has to decide.",
    );
    await user.click(dialog.getByRole("button", { name: "Approve" }));
    await screen.findByText("The proposal is approved.");
    expect(decideRow.mock.lastCall?.[0]).toEqual({
      id: "12",
      proposalId: "31",
      isApproved: true,
      note: null,
    });
    await waitFor(() => expect(bankRow).toHaveBeenCalledTimes(3));
  });

  it("is declined with a note", async () => {
    const decideRow = vi.fn((_args: Args): object => aBankRowFile());
    const { user } = open(proposedFile, { decideRow });
    await user.click(await screen.findByRole("button", { name: "Decline…" }));
    const dialog = within(screen.getByRole("dialog"));
    const decline = () => user.click(dialog.getByRole("button", { name: "Decline" }));
    await decline();
    await dialog.findByText("Give a reason of at least 5 characters.");
    expect(decideRow).not.toHaveBeenCalled();
    await user.type(dialog.getByLabelText("Why not"), "Ask for the teller");
    await decline();
    await screen.findByText("The proposal is declined.");
    expect(decideRow.mock.lastCall?.[0]).toEqual({
      id: "12",
      proposalId: "31",
      isApproved: false,
      note: "Ask for the teller",
    });
  });

  it("waits for somebody else than the one who proposed it", async () => {
    open({ ...proposedFile, canDecide: false });
    await screen.findByText("Somebody else has to decide about the proposal.");
    expect(screen.queryByRole("button", { name: /^(?:Approve|Decline)/ })).toBeNull();
  });
});

describe("a payment of a sponsor", () => {
  const remittance = {
    id: "9",
    sponsor: "NELFUND",
    bankReference: "NELF/TSA/2317",
    paidOn: "2026-11-21",
    amount: 42_500,
  };

  it("is proposed as the transfer of a remittance", async () => {
    const proposeRow = vi.fn((_args: Args): object => aBankRowFile());
    const { user } = open(aBankRowFile({ remittances: [remittance] }), { proposeRow });
    await user.click(await screen.findByRole("button", { name: "Say whose it is…" }));
    const dialog = within(screen.getByRole("dialog"));
    await user.click(dialog.getByRole("radio", { name: /^A sponsor's transfer/ }));
    await user.type(dialog.getByLabelText("Note"), "By the fund's advice");
    await user.click(dialog.getByRole("button", { name: "Propose" }));
    await dialog.findByText("Choose the remittance whose money it is.");
    expect(proposeRow).not.toHaveBeenCalled();
    await user.click(dialog.getByRole("combobox", { name: "Remittance" }));
    await user.click(await screen.findByText(/^NELFUND · NELF\/TSA\/2317 · ₦42,500/));
    await user.click(dialog.getByRole("button", { name: "Propose" }));
    await screen.findByText("You have proposed it. Somebody else has to approve.");
    expect(proposeRow.mock.lastCall?.[0]).toEqual({
      id: "12",
      input: {
        way: "SPONSOR_TRANSFER",
        studentId: null,
        remittanceId: "9",
        items: null,
        note: "By the fund's advice",
      },
    });
  });

  it("credits nobody once it is approved", async () => {
    const proposal = aProposal({ way: "SPONSOR_TRANSFER", student: null, lines: [], remittance });
    const { user } = open({ ...proposedFile, proposals: [proposal] });
    await screen.findByText("Close it as a sponsor's transfer");
    expect(screen.getByRole("link", { name: "NELF/TSA/2317" })).toHaveProperty(
      "pathname",
      "/bursary/remittances/9",
    );
    await user.click(screen.getByRole("button", { name: "Approve…" }));
    within(screen.getByRole("dialog")).getByText(/The remittance credits its students/);
  });

  it("shows its remittance afterwards", async () => {
    const row = aBankRow({ state: "SPONSOR_TRANSFER", remittance });
    open(aBankRowFile({ row, canPropose: false }));
    await screen.findByRole("heading", { name: "The sponsor's transfer that it is" });
    screen.getByText("₦42,500, paid on 21 November 2026");
  });
});

describe("a payment that was credited", () => {
  it("shows its receipt, which is printed", async () => {
    const fetched = vi.fn((_path: string) => Promise.resolve(new Response(null, { status: 500 })));
    vi.stubGlobal("fetch", fetched);
    const { user } = open(creditedFile);
    await screen.findByRole("heading", { name: "Receipt B00000012" });
    screen.getByText("₦2,500 of it is the student's credit.");
    expect(screen.getByRole("link", { name: "/receipt/abcdefgh" })).toHaveProperty(
      "pathname",
      "/receipt/abcdefgh",
    );
    screen.getByText("The import credited it. Nobody has done anything with it.");
    await user.click(screen.getByRole("button", { name: "Print receipt (PDF)" }));
    expect(fetched.mock.lastCall?.[0]).toBe("/download/receipt/counter/9");
  });

  it("is asked to be voided with a reason", async () => {
    const askRowVoid = vi.fn((_args: Args): object => creditedFile);
    const { user } = open(creditedFile, { askRowVoid });
    await user.click(await screen.findByRole("button", { name: "Ask to void…" }));
    const dialog = within(screen.getByRole("dialog"));
    await user.type(dialog.getByLabelText("Reason"), "Of another student");
    await user.click(dialog.getByRole("button", { name: "Ask" }));
    await screen.findByText("You have asked. The receipt counts until somebody else approves.");
    expect(askRowVoid.mock.lastCall?.[0]).toEqual({ id: "12", reason: "Of another student" });
  });

  it("is voided by a second person, and is to be matched again", async () => {
    const asked = {
      ...creditedFile,
      row: aBankRow({ state: "VOID_ASKED" }),
      canAskVoid: false,
      canDecideVoid: true,
    };
    const decideRowVoid = vi.fn((_args: Args): object => aBankRowFile());
    const { user } = open(asked, { decideRowVoid });
    await user.click(await screen.findByRole("button", { name: "Approve the void" }));
    const dialog = within(screen.getByRole("dialog"));
    dialog.getByText(/Somebody has to match the payment again/);
    await user.click(dialog.getByRole("button", { name: "Approve" }));
    await screen.findByText("The receipt is voided.");
    expect(decideRowVoid.mock.lastCall?.[0]).toEqual({ id: "12", isApproved: true, note: null });
  });
});

it("keeps the refusal of a void that somebody else approved meanwhile", async () => {
  const asked = {
    ...creditedFile,
    row: aBankRow({ state: "VOID_ASKED" }),
    canAskVoid: false,
    canDecideVoid: true,
  };
  const voided = { ...aReceiptOfABank, voidedAt: "2026-11-25T09:00:00.000Z" };
  const text = "Somebody has decided about this void already.";
  const { user, bankRow } = open(asked, { decideRowVoid: aRefusal("CHANGED_ELSEWHERE", text) });
  await user.click(await screen.findByRole("button", { name: "Approve the void" }));
  const dialog = within(screen.getByRole("dialog"));
  bankRow.mockReturnValue(aBankRowFile({ receipts: [voided] }));
  await user.click(dialog.getByRole("button", { name: "Approve" }));
  await screen.findByText("Voided on 25 November 2026");
  expect(dialog.getByRole("alert").textContent).toBe(text);
  expect(screen.queryByRole("button", { name: "Approve the void" })).toBeNull();
});

it("a payment that does not exist is reported", async () => {
  open(null);
  await screen.findByText("There is no such payment.");
});
