import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { chooseOption } from "../../../../testing/choose-option.ts";
import { aCounterStudent, anAccount, aReceipt, aRefusal } from "../../../../testing/counter.ts";
import { openPortal } from "../../../../testing/render-portal.tsx";
import { type Args, startServer } from "../../../../testing/server.ts";
import { aStaff } from "../../../../testing/staff.ts";

/** Opens the form for a student, whose items and cash book are asked for by `counterStudent`. */
const openForm = async (
  recordCounterReceipt: (args: Args) => unknown = () => aReceipt(),
  student: () => object = aCounterStudent,
) => {
  const counterStudent = vi.fn((_args: Args) => student());
  const server = startServer(
    {
      viewer: aStaff("BURSARY_OFFICER"),
      counterStudent,
      studentRecordAccount: {
        matricNumber: "COHT/2025/001",
        account: anAccount,
        freeCredit: 0,
        canAskRefund: false,
        waitingAdjustments: [],
        canAdjust: false,
      },
    },
    { recordCounterReceipt },
  );
  const { user } = openPortal("/bursary/students/3", server);
  const begin = async () => {
    await user.click(await screen.findByRole("button", { name: "Take a payment" }));
    return within(await screen.findByRole("dialog", { name: "Take a payment" }));
  };
  const dialog = () => within(screen.getByRole("dialog"));
  const form = await begin();
  return {
    user,
    server,
    counterStudent,
    begin,
    dialog,
    form,
    amount: form.getByLabelText<HTMLInputElement>("Amount in naira"),
    tick: (name: RegExp) => user.click(dialog().getByRole("checkbox", { name })),
    payBy: (method: string) => chooseOption(user, dialog().getByLabelText("Method"), method),
    send: () => user.click(dialog().getByRole("button", { name: "Record the payment" })),
  };
};

const keysOf = (calls: readonly (readonly [Args])[]) =>
  calls.map(([{ input }]) => Object(input).requestKey);

describe("a payment at the counter", () => {
  it("is for chosen items, whose sum is the amount until another one is typed", async () => {
    const { user, form, amount, tick } = await openForm();
    await tick(/^School fees, 2025\/2026 ₦40,000\.00$/);
    expect(amount.value).toBe("40000");
    await tick(/Library/);
    expect(amount.value).toBe("42500.5");
    form.getByText(/^Chosen: ₦42,500\.50\./);
    await tick(/School fees/);
    expect(amount.value).toBe("2500.5");
    await user.clear(amount);
    await user.type(amount, "1000");
    await tick(/School fees/);
    expect(amount.value).toBe("1000");
    expect(form.queryByText(/paid whole/)).toBeNull();
    await tick(/^All ₦67,500\.50$/);
    form.getByText(/^Chosen: ₦67,500\.50\./);
    form.getByText("The hostel fee is paid whole, before the others.");
    await tick(/^All/);
    form.getByText(/^Chosen: ₦0\.00\./);
  });

  it("is for a whole section at once, or for some of it", async () => {
    const item = { session: "2025/2026", section: "C" };
    const { form, amount, tick } = await openForm(undefined, () =>
      aCounterStudent({
        items: [
          { ...item, key: "charge-21", label: "Laboratory", outstanding: 10_000 },
          { ...item, key: "charge-22", label: "Sport", outstanding: 2_000 },
          { ...item, key: "charge-23", label: "ICT", session: "2024/2025", outstanding: 5_000 },
        ],
      }),
    );
    const section = form.getByRole<HTMLInputElement>("checkbox", {
      name: "Section C, 2025/2026 ₦12,000.00",
    });
    await tick(/^Section C/);
    expect(amount.value).toBe("12000");
    await tick(/^Sport/);
    expect(amount.value).toBe("10000");
    expect({ checked: section.checked, some: section.indeterminate }).toEqual({
      checked: false,
      some: true,
    });
    await tick(/^ICT, 2024\/2025/);
    await tick(/^Section C/);
    expect(amount.value).toBe("17000");
    await tick(/^Section C/);
    expect(amount.value).toBe("5000");
  });

  it("is recorded and gives a receipt to print", async () => {
    const recordCounterReceipt = vi.fn((_args: Args) =>
      aReceipt({ method: "POS", slipNumber: "0044" }),
    );
    const fetched = vi.fn(async (_path: string) => new Response(null, { status: 500 }));
    vi.stubGlobal("fetch", fetched);
    const { user, form, tick, payBy, send, dialog, counterStudent } =
      await openForm(recordCounterReceipt);
    await tick(/Library/);
    await tick(/School fees/);
    await payBy("POS");
    await user.type(form.getByLabelText("Slip number"), " 0044 ");
    await send();
    expect((await dialog().findByRole("status")).textContent).toBe(
      "Receipt C2026-000123 is recorded.₦40,000.00 · POS, slip 0044",
    );
    expect(recordCounterReceipt.mock.calls).toEqual([
      [
        {
          input: {
            requestKey: expect.stringMatching(/^[0-9a-f]{32}$/),
            studentId: "3",
            method: "POS",
            slipNumber: "0044",
            amount: 42_500.5,
            items: ["charge-11", "charge-12"],
          },
        },
      ],
    ]);
    await waitFor(() => expect(counterStudent).toHaveBeenCalledTimes(2));
    await user.click(dialog().getByRole("button", { name: "Print receipt (PDF)" }));
    expect(fetched.mock.lastCall?.[0]).toBe("/download/receipt/counter/6");
  });

  it("in cash has no slip", async () => {
    const recordCounterReceipt = vi.fn((_args: Args) => aReceipt());
    const { user, form, tick, payBy, send } = await openForm(recordCounterReceipt);
    await tick(/School fees/);
    await payBy("Bank teller");
    await user.type(form.getByLabelText("Slip number"), "0044");
    await payBy("Cash");
    expect(form.queryByLabelText("Slip number")).toBeNull();
    await send();
    await screen.findByText(/is recorded/);
    expect(recordCounterReceipt.mock.lastCall?.[0]).toMatchObject({
      input: { method: "CASH", slipNumber: null, amount: 40_000, items: ["charge-11"] },
    });
  });

  it("is asked for completely before it is sent", async () => {
    const recordCounterReceipt = vi.fn((_args: Args) => aReceipt());
    const { form, send, tick, payBy } = await openForm(recordCounterReceipt);
    await send();
    await form.findByText("Choose what is paid.");
    form.getByText("Choose how it is paid.");
    form.getByText(/^Enter an amount such as/);
    expect(document.activeElement).toBe(form.getByRole("group", { name: "What is paid" }));
    await tick(/School fees/);
    await payBy("POS");
    await send();
    await form.findByText("Enter the number on the slip.");
    expect(form.queryByText("Choose how it is paid.")).toBeNull();
    expect(recordCounterReceipt).not.toHaveBeenCalled();
  });

  it.each([
    ["amount", "Amount in naira", "The chosen items come to ₦40,000. Take no more than that."],
    ["slipNumber", "Slip number", "Receipt C2026-000007 was written for this slip."],
    ["method", "Method", "Choose how it is paid."],
  ])("that is refused for %s shows why at its field", async (field, label, text) => {
    const { user, form, tick, payBy, send, counterStudent } = await openForm(() =>
      aRefusal("INVALID_INPUT", text, field),
    );
    await tick(/School fees/);
    await payBy("POS");
    await user.type(form.getByLabelText("Slip number"), "0044");
    await send();
    const message = await form.findByText(text);
    expect(message.closest(".ant-form-item")).toBe(
      form.getByLabelText(label).closest(".ant-form-item"),
    );
    expect(form.queryByRole("alert", { name: text })).toBeNull();
    await waitFor(() => expect(counterStudent).toHaveBeenCalledTimes(2));
  });

  it("of an item that was settled meanwhile is refused at the items, and they are asked for again", async () => {
    const items = aCounterStudent().items.slice(1);
    const student = vi.fn(() => aCounterStudent({ items })).mockReturnValueOnce(aCounterStudent());
    const text = "One of these was paid or taken back meanwhile. Choose again.";
    const recordCounterReceipt = vi
      .fn((_args: Args): object => aReceipt())
      .mockReturnValueOnce(aRefusal("INVALID_INPUT", text, "items"));
    const { form, tick, payBy, send, amount } = await openForm(recordCounterReceipt, student);
    await tick(/School fees/);
    await tick(/Library/);
    await payBy("Cash");
    await send();
    await form.findByText(text);
    await waitFor(() => expect(form.queryByRole("checkbox", { name: /School fees/ })).toBeNull());
    form.getByText(/^Chosen: ₦2,500\.50\./);
    await tick(/Hostel fee/);
    expect(amount.value).toBe("27500.5");
    await send();
    await screen.findByText(/is recorded/);
    expect(recordCounterReceipt.mock.lastCall?.[0]).toMatchObject({
      input: { amount: 27_500.5, items: ["charge-12", "hostel"] },
    });
  });

  it.each([
    ["CASH_BOOK_LEFT_OPEN", "Your cash book of 23 November 2026 is still open. Count it first."],
    ["CASH_BOOK_CLOSED", "Your cash book of today is closed since."],
  ])("that is refused with %s says so above the form", async (code, text) => {
    const { form, tick, payBy, send, dialog } = await openForm(() => aRefusal(code, text));
    await tick(/School fees/);
    await payBy("Cash");
    await send();
    expect((await form.findByRole("alert")).textContent).toBe(text);
    dialog().getByRole("checkbox", { name: /School fees/, checked: true });
  });

  it("without an answer is sent again with the same key, also from a form that is opened again", async () => {
    const recordCounterReceipt = vi.fn((_args: Args) => aReceipt());
    const { user, server, form, begin, tick, payBy, send, counterStudent } =
      await openForm(recordCounterReceipt);
    await tick(/School fees/);
    await payBy("Cash");
    recordCounterReceipt.mockImplementationOnce(() => {
      throw new Error("The answer is lost.");
    });
    await send();
    await form.findByRole("alert");
    await waitFor(() => expect(counterStudent).toHaveBeenCalledTimes(2));
    server.setOffline(true);
    await send();
    await waitFor(() => expect(server.operations.at(-1)).not.toBe("RecordCounterReceipt"));
    server.setOffline(false);
    await user.click(form.getByRole("button", { name: "Cancel" }));
    await begin();
    await tick(/School fees/);
    await payBy("Cash");
    await send();
    await screen.findByText(/is recorded/);
    const keys = keysOf(recordCounterReceipt.mock.calls);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it("is recorded once by a double click, and another one has another key", async () => {
    const recordCounterReceipt = vi.fn((_args: Args) => aReceipt());
    const { user, form, dialog, tick, payBy, send } = await openForm(recordCounterReceipt);
    await tick(/School fees/);
    await payBy("Cash");
    await user.dblClick(form.getByRole("button", { name: "Record the payment" }));
    await user.click(await screen.findByRole("button", { name: "Take another payment" }));
    expect(recordCounterReceipt).toHaveBeenCalledTimes(1);
    expect(dialog().getByLabelText<HTMLInputElement>("Amount in naira").value).toBe("");
    await tick(/Library/);
    await payBy("Cash");
    await send();
    await screen.findByText(/is recorded/);
    expect(new Set(keysOf(recordCounterReceipt.mock.calls)).size).toBe(2);
    await user.click(dialog().getByRole("button", { name: "Done" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("is shown when its answer comes after the form was closed", async () => {
    let answer: (receipt: object) => void = () => undefined;
    const { user, form, tick, payBy, send } = await openForm(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await tick(/School fees/);
    await payBy("Cash");
    await send();
    await user.click(form.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    answer(aReceipt());
    expect(await screen.findByText("Receipt C2026-000123 is recorded.")).toBeTruthy();
  });

  it("of all that is owed offers no other one", async () => {
    const student = vi
      .fn(() => aCounterStudent({ items: [] }))
      .mockReturnValueOnce(aCounterStudent());
    const { dialog, tick, payBy, send } = await openForm(() => aReceipt(), student);
    await tick(/^All/);
    await payBy("Cash");
    await send();
    await screen.findByText("Nothing is owed.");
    dialog().getByRole("button", { name: "Print receipt (PDF)" });
    expect(dialog().queryByRole("button", { name: "Take another payment" })).toBeNull();
  });
});
