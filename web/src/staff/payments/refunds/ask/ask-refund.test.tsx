import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { chooseOption } from "../../../../../testing/choose-option.ts";
import { aCounterStudent, anAccount, aPageOf, aRefusal } from "../../../../../testing/counter.ts";
import { aRefund, aRefundFile, aRefundShown } from "../../../../../testing/refunds.ts";
import { openPortal } from "../../../../../testing/render-portal.tsx";
import { type Args, failure, startServer } from "../../../../../testing/server.ts";
import { aStaff } from "../../../../../testing/staff.ts";

const officer = aStaff("BURSARY_OFFICER");

const record = {
  matricNumber: "COHT/2025/001",
  name: "Adeyemi Folake",
  account: {
    ...anAccount,
    credit: 20_000,
    refunded: 7_500,
    receipts: anAccount.receipts.map((receipt) => ({
      ...receipt,
      refunded: receipt.id === "5" ? 7_500 : 0,
    })),
    refunds: [
      aRefundShown({ id: "8", source: "CREDIT", kind: "WITHDRAWN", amount: 7_500 }),
      aRefundShown({ state: "ASKED", paidAt: null, reference: null }),
    ],
  },
  freeCredit: 12_500.5,
  canAskRefund: true,
  waitingAdjustments: [],
  canAdjust: false,
};

const openDialog = async (user: UserEvent) => {
  await user.click(await screen.findByRole("button", { name: "Ask for a refund…" }));
  // In tests, Ant Design gives the titles of dialogs and its selects the same id, so it has no name.
  return within(await screen.findByRole("dialog"));
};

const asked = "You have asked. Nothing is paid out until somebody else approves.";

describe("a refund of a student's credit", () => {
  const open = (askCreditRefund: (args: Args) => unknown = () => aRefundFile()) => {
    const studentRecordAccount = vi.fn((_args: Args) => record);
    const server = startServer(
      { viewer: officer, counterStudent: aCounterStudent(), studentRecordAccount },
      { askCreditRefund },
    );
    return { ...openPortal("/bursary/students/3", server), studentRecordAccount };
  };

  it("is listed in the account, with what it takes of a receipt", async () => {
    open();
    const refunds = within(await screen.findByRole("table", { name: "Refunds" }));
    const rows = refunds.getAllByRole("row").map((row) => row.textContent);
    expect(rows.slice(1)).toEqual([
      "10 March 2026, 10:00 AMWithdrawnCredit7,500.00Paid out12 March 2026, TRF-0044",
      "10 March 2026, 10:00 AMPaid twiceRefused payment12,500.00To decide–",
    ]);
    expect(refunds.getAllByRole<HTMLAnchorElement>("link").map(({ pathname }) => pathname)).toEqual(
      ["/bursary/refunds/8", "/bursary/refunds/9"],
    );
    screen.getByText("Valid, ₦7,500.00 of it for refunds");
  });

  it("is asked for with amount, kind and reason, and a refusal shows at its field", async () => {
    const askCreditRefund = vi
      .fn((_args: Args): object => aRefundFile())
      .mockReturnValueOnce(aRefusal("INVALID_INPUT", "The free credit is ₦500.00.", "amount"));
    const { user, studentRecordAccount } = open(askCreditRefund);
    const form = await openDialog(user);
    const amount = form.getByLabelText("Amount in naira");
    expect(amount).toHaveProperty("value", "12500.5");
    form.getByText("Free credit: ₦12,500.50.");
    const send = () => user.click(form.getByRole("button", { name: "Ask" }));
    await user.clear(amount);
    await send();
    await form.findByText("Enter an amount such as 10000 or 1500.50.");
    form.getByText("Choose why the money is given back.");
    form.getByText("Give a reason of at least 5 characters.");
    expect(askCreditRefund).not.toHaveBeenCalled();
    await user.type(amount, "5000");
    await chooseOption(user, form.getByLabelText("Why"), "Withdrawn");
    await user.type(form.getByLabelText("Reason"), "Left for another college");
    await send();
    const message = await form.findByText("The free credit is ₦500.00.");
    expect(message.closest(".ant-form-item")).toBe(amount.closest(".ant-form-item"));
    await send();
    await screen.findByText(asked);
    const inputs = askCreditRefund.mock.calls.map(([args]) => args.input);
    expect(inputs[1]).toEqual({
      requestKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      studentId: "3",
      amount: 5000,
      kind: "WITHDRAWN",
      reason: "Left for another college",
    });
    await waitFor(() => expect(studentRecordAccount).toHaveBeenCalledTimes(3));
  });

  it("keeps the form and the refusal where the credit has gone meanwhile", async () => {
    const { user, studentRecordAccount } = open(() =>
      aRefusal("CREDIT_GONE", "Somebody else has asked for this credit."),
    );
    const form = await openDialog(user);
    await chooseOption(user, form.getByLabelText("Why"), "Overpaid");
    await user.type(form.getByLabelText("Reason"), "Paid too much");
    studentRecordAccount.mockReturnValue({ ...record, freeCredit: 0, canAskRefund: false });
    await user.click(form.getByRole("button", { name: "Ask" }));
    await form.findByText("Free credit: ₦0.00.");
    expect(form.getByRole("alert").textContent).toBe("Somebody else has asked for this credit.");
    expect(form.getByLabelText("Reason")).toHaveProperty("value", "Paid too much");
    await user.click(form.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.queryByRole("button", { name: "Ask for a refund…" })).toBeNull();
  });

  it("keeps its key after a lost answer, and takes another one after it was asked for", async () => {
    const askCreditRefund = vi
      .fn((_args: Args): unknown => aRefundFile())
      .mockImplementationOnce(() => failure("COLLEGE_TIMEOUT", "The college took too long."));
    const { user } = open(askCreditRefund);
    const ask = async () => {
      const form = await openDialog(user);
      await chooseOption(user, form.getByLabelText("Why"), "Overpaid");
      await user.type(form.getByLabelText("Reason"), "Paid too much");
      await user.click(form.getByRole("button", { name: "Ask" }));
      return form;
    };
    const form = await ask();
    await form.findByText("The college took too long.");
    await user.click(form.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await ask();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await ask();
    await waitFor(() => expect(askCreditRefund).toHaveBeenCalledTimes(3));
    const [first, second, third] = askCreditRefund.mock.calls.map(
      ([args]) => (args.input as Args).requestKey,
    );
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

describe("a refund that is asked for in the list", () => {
  const found = { applicants: [], courses: [] };
  const ada = {
    id: "3",
    matricNumber: "COHT/2025/001",
    name: "Adeyemi Folake",
    department: "Public Health",
    level: 200,
  };

  it("is of a student who is found by name", async () => {
    const staffSearch = vi.fn((_args: Args) => ({ ...found, students: [ada] }));
    const counterStudent = vi.fn((_args: Args) =>
      aCounterStudent({ freeCredit: 800, canAskRefund: true }),
    );
    const refunds = vi.fn((_args: Args) => aPageOf(aRefund()));
    const askCreditRefund = vi.fn((_args: Args) => aRefundFile());
    const { user } = openPortal(
      "/admin/refunds",
      startServer({ viewer: aStaff(), refunds, staffSearch, counterStudent }, { askCreditRefund }),
    );
    const dialog = await openDialog(user);
    const picker = dialog.getByLabelText("Student");
    await user.type(picker, "Adeyemi");
    await user.click(await screen.findByTitle("COHT/2025/001 · Adeyemi Folake"));
    expect(staffSearch.mock.lastCall?.[0]).toEqual({ text: "Adeyemi" });
    expect(await dialog.findByLabelText("Amount in naira")).toHaveProperty("value", "800");
    expect(counterStudent.mock.lastCall?.[0]).toEqual({ id: "3" });
    await chooseOption(user, dialog.getByLabelText("Why"), "Overpaid");
    await user.type(dialog.getByLabelText("Reason"), "Paid too much");
    await user.click(dialog.getByRole("button", { name: "Ask" }));
    await screen.findByText(asked);
    expect(askCreditRefund.mock.lastCall?.[0]).toMatchObject({
      input: { studentId: "3", amount: 800, kind: "OVERPAID", reason: "Paid too much" },
    });
    await waitFor(() => expect(refunds).toHaveBeenCalledTimes(2));
  });

  it("says what is left of the credit when it is refused", async () => {
    const counterStudent = vi
      .fn((_args: Args) => aCounterStudent({ freeCredit: 500, canAskRefund: true }))
      .mockReturnValueOnce(aCounterStudent({ freeCredit: 800, canAskRefund: true }));
    const { user } = openPortal(
      "/admin/refunds",
      startServer(
        {
          viewer: aStaff(),
          refunds: aPageOf(aRefund()),
          staffSearch: { ...found, students: [ada] },
          counterStudent,
        },
        { askCreditRefund: aRefusal("INVALID_INPUT", "The free credit is ₦500.00.", "amount") },
      ),
    );
    const dialog = await openDialog(user);
    await user.type(dialog.getByLabelText("Student"), "Adeyemi");
    await user.click(await screen.findByTitle("COHT/2025/001 · Adeyemi Folake"));
    await dialog.findByText("Free credit: ₦800.00.");
    await chooseOption(user, dialog.getByLabelText("Why"), "Overpaid");
    await user.type(dialog.getByLabelText("Reason"), "Paid too much");
    await user.click(dialog.getByRole("button", { name: "Ask" }));
    await dialog.findByText("Free credit: ₦500.00.");
    dialog.getByText("The free credit is ₦500.00.");
    expect(dialog.getByLabelText("Reason")).toHaveProperty("value", "Paid too much");
  });

  it("says why students could not be searched", async () => {
    const { user } = openPortal(
      "/admin/refunds",
      startServer({
        viewer: aStaff(),
        refunds: aPageOf(aRefund()),
        staffSearch: () => failure("COLLEGE_UNAVAILABLE", "The college cannot be reached."),
      }),
    );
    const dialog = await openDialog(user);
    await user.type(dialog.getByLabelText("Student"), "Adeyemi");
    await screen.findByText("The college cannot be reached.");
  });

  it("says that a student has no credit", async () => {
    const { user } = openPortal(
      "/bursary/refunds",
      startServer({
        viewer: officer,
        refunds: aPageOf(aRefund()),
        staffSearch: { ...found, students: [ada] },
        counterStudent: aCounterStudent(),
      }),
    );
    const dialog = await openDialog(user);
    await user.type(dialog.getByLabelText("Student"), "Adeyemi");
    await user.click(await screen.findByTitle("COHT/2025/001 · Adeyemi Folake"));
    await dialog.findByText("This student has no credit that can be given back.");
    expect(dialog.queryByLabelText("Amount in naira")).toBeNull();
  });
});
