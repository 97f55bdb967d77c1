import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import {
  anAdjustmentFile,
  anAdjustmentLine,
  anEffect,
} from "../../../../../testing/adjustments.ts";
import { chooseOption } from "../../../../../testing/choose-option.ts";
import { aCounterStudent, anAccount, aRefusal } from "../../../../../testing/counter.ts";
import { openPortal } from "../../../../../testing/render-portal.tsx";
import { type Args, startServer } from "../../../../../testing/server.ts";
import { aStaff } from "../../../../../testing/staff.ts";

const shown = (overrides: object) => ({
  __typename: "AdjustmentShown",
  id: "8",
  state: "APPROVED",
  kind: "WAIVED",
  askedAt: "2026-11-20T09:00:00.000Z",
  decidedAt: "2026-11-21T09:00:00.000Z",
  lines: [anAdjustmentLine({ chargeId: "4", label: "Laboratory", from: 5_000 })],
  ...overrides,
});

const record = {
  matricNumber: "COHT/2025/001",
  name: "Adeyemi Folake",
  account: { ...anAccount, adjustments: [shown({})] },
  freeCredit: 0,
  canAskRefund: false,
  waitingAdjustments: [],
  canAdjust: true,
};

const open = (
  {
    mutations = {},
    account = record,
    student = {},
  }: {
    readonly mutations?: Parameters<typeof startServer>[1];
    readonly account?: object;
    readonly student?: Readonly<Record<string, unknown>>;
  } = {},
  adjustmentPreview: (args: Args) => unknown = () => anEffect,
) => {
  const studentRecordAccount = vi.fn((_args: Args) => account);
  const server = startServer(
    {
      viewer: aStaff("BURSARY_OFFICER"),
      counterStudent: aCounterStudent(student),
      studentRecordAccount,
      adjustmentPreview,
    },
    mutations,
  );
  return { ...openPortal("/bursary/students/3", server), studentRecordAccount };
};

const openDialog = async (user: UserEvent) => {
  await user.click(await screen.findByRole("button", { name: "Adjust charges…" }));
  // In tests, Ant Design gives the titles of dialogs and its selects the same id, so it has no name.
  return within(await screen.findByRole("dialog"));
};

describe("an adjustment of a student's charges", () => {
  it("is listed in the account", async () => {
    open();
    const table = within(await screen.findByRole("table", { name: "Adjustments" }));
    expect(table.getAllByRole("row")[1]?.textContent).toContain(
      "Laboratory, 2026/2027Waived5,000.000.00Approved",
    );
    expect(table.getByRole("link")).toHaveProperty("pathname", "/bursary/adjustments/8");
  });

  it("is asked for with its effect shown, and a refusal is at its charge", async () => {
    const askAdjustment = vi
      .fn((_args: Args): object => anAdjustmentFile())
      .mockReturnValueOnce(aRefusal("INVALID_INPUT", "Enter less than ₦90,000.", "lines.11"));
    const adjustmentPreview = vi.fn((_args: Args) => anEffect);
    const { user, studentRecordAccount } = open(
      { mutations: { askAdjustment } },
      adjustmentPreview,
    );
    const form = await openDialog(user);
    const amount = form.getByLabelText("School fees, 2026/2027");
    const send = () => user.click(form.getByRole("button", { name: "Ask" }));
    await send();
    await form.findByText("Enter the new amount of at least one charge.");
    form.getByText("Choose why the charges are adjusted.");
    await user.type(amount, "100000");
    await send();
    await form.findByText("Enter less than is charged now.");
    expect(askAdjustment).not.toHaveBeenCalled();
    await user.click(form.getByRole("button", { name: "Take all of them back" }));
    expect(amount).toHaveProperty("value", "0");
    await user.click(form.getByRole("button", { name: "Show what it comes to" }));
    await form.findByRole("table", { name: "What the account comes to" });
    const lines = [{ chargeId: "11", amount: 0 }];
    expect(adjustmentPreview.mock.lastCall?.[0]).toEqual({ studentId: "3", lines });
    await chooseOption(user, form.getByLabelText("Why"), "Waived");
    await user.type(form.getByLabelText("Reason"), "Waived by the council");
    await send();
    const message = await form.findByText("Enter less than ₦90,000.");
    expect(message.closest(".ant-form-item")).toBe(amount.closest(".ant-form-item"));
    await send();
    await screen.findByText("The adjustment is asked for. Somebody else has to approve it.");
    const [first, second] = askAdjustment.mock.calls.map(([args]) => args.input);
    expect(second).toEqual(first);
    expect(second).toEqual({
      requestKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      studentId: "3",
      kind: "WAIVED",
      reason: "Waived by the council",
      lines,
    });
    await waitFor(() => expect(studentRecordAccount).toHaveBeenCalledTimes(3));
  });

  it("never shows the effect of other amounts than those typed", async () => {
    const { user } = open();
    const form = await openDialog(user);
    const amount = form.getByLabelText("School fees, 2026/2027");
    const effect = () => form.queryByRole("table", { name: "What the account comes to" });
    const show = () => form.queryByRole("button", { name: "Show what it comes to" });
    expect(show()).toBeNull();
    await user.type(amount, "abc");
    expect(show()).toBeNull();
    await user.clear(amount);
    await user.type(amount, "5000");
    await user.click(form.getByRole("button", { name: "Show what it comes to" }));
    await waitFor(() => expect(effect()).not.toBeNull());
    await user.type(amount, "0");
    await waitFor(() => expect(effect()).toBeNull());
    expect(amount).toBe(document.activeElement);
  });

  it("is not asked for twice of a charge, nor by who may not", async () => {
    const waiting = shown({
      id: "7",
      state: "ASKED",
      decidedAt: null,
      lines: [anAdjustmentLine()],
    });
    const { user, unmount } = open({ account: { ...record, waitingAdjustments: [waiting] } });
    const form = await openDialog(user);
    form.getByText("School fees, 2026/2027: an adjustment waits for a decision.");
    expect(form.queryByLabelText("School fees, 2026/2027")).toBeNull();
    unmount();
    open({ account: { ...record, canAdjust: false } });
    await screen.findByRole("table", { name: "Adjustments" });
    expect(screen.queryByRole("button", { name: "Adjust charges…" })).toBeNull();
  });

  it("is offered to who withdrew", async () => {
    open({ student: { standing: "WITHDRAWN" } });
    await screen.findByText("Fees of this student can be adjusted, and credit refunded.");
    const link = screen.getByRole<HTMLAnchorElement>("link", {
      name: "Adjustments of this student",
    });
    expect(`${link.pathname}${link.search}`).toBe("/bursary/adjustments?search=COHT%2F2025%2F001");
  });
});
