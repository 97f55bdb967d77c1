import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { aBankAccountRecord, anAccountOfABank } from "../../../../../testing/bank.ts";
import { chooseOption } from "../../../../../testing/choose-option.ts";
import { aRefusal } from "../../../../../testing/counter.ts";
import { openPortal } from "../../../../../testing/render-portal.tsx";
import { type Answers, type Args, startServer } from "../../../../../testing/server.ts";
import { aStaff } from "../../../../../testing/staff.ts";

const manager = aStaff("SUPER_ADMIN", { canManageBankAccounts: true });

const open = (bankAccounts: readonly object[], mutations: Answers = {}) => {
  const server = startServer({ viewer: manager, bankAccounts }, mutations);
  return { ...openPortal("/admin/bank-accounts", server), server };
};

const remita = {
  ...anAccountOfABank,
  id: "3",
  channel: "REMITA",
  bank: "Remita",
  accountNumber: "44300216",
};

describe("the accounts that students pay into", () => {
  it("are read by the bursary, who changes none", async () => {
    const unused = aBankAccountRecord({ account: remita, isActive: false, importedUntil: null });
    openPortal(
      "/bursary/bank-accounts",
      startServer({
        viewer: aStaff("BURSARY_OFFICER"),
        bankAccounts: [aBankAccountRecord(), unused],
      }),
    );
    const rows = within(await screen.findByRole("table", { name: "Accounts" })).getAllByRole("row");
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      "Zenith Bank1012345678State College of HealthBank accountOn slips20 November 2026",
      "Remita44300216State College of HealthRemita billerNot in use–",
    ]);
    expect(screen.queryByRole("button", { name: /New account|Change/ })).toBeNull();
  });

  it("are added by a super admin, by the rules of the form", async () => {
    const createBankAccount = vi.fn((_args: Args): object => ({
      __typename: "Acknowledgement",
      message: "Saved.",
    }));
    const { user, server } = open([], { createBankAccount });
    await screen.findByText(/students cannot make payment slips/);
    await user.click(screen.getByRole("button", { name: "New account" }));
    const dialog = within(screen.getByRole("dialog"));
    await user.type(dialog.getByLabelText("Account number"), "123");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await dialog.findByText("Enter the bank's name, such as Zenith Bank.");
    dialog.getByText("Enter the account's 10 digits.");
    expect(createBankAccount).not.toHaveBeenCalled();
    await chooseOption(user, dialog.getByLabelText("Kind"), "Remita biller");
    await user.type(dialog.getByLabelText("Bank"), "Remita");
    await user.type(dialog.getByLabelText("Account name"), "State College");
    await user.type(dialog.getByLabelText("Biller number"), "45678");
    server.answer({ query: { bankAccounts: [aBankAccountRecord({ account: remita })] } });
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await screen.findByText("44300216");
    expect(createBankAccount.mock.lastCall?.[0]).toEqual({
      input: {
        channel: "REMITA",
        bank: "Remita",
        accountName: "State College",
        accountNumber: "12345678",
        isActive: true,
      },
    });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("are changed at the revision that was seen, and nothing typed is lost", async () => {
    const changeBankAccount = vi
      .fn((_args: Args): object => ({ __typename: "Acknowledgement", message: "Saved." }))
      .mockReturnValueOnce(aRefusal("CHANGED_ELSEWHERE", "Somebody else changed this meanwhile."));
    const { user, server } = open([aBankAccountRecord()], { changeBankAccount });
    await user.click(await screen.findByRole("button", { name: "Change Zenith Bank 1012345678" }));
    const dialog = within(screen.getByRole("dialog"));
    await user.click(dialog.getByRole("checkbox", { name: "Students pay into it" }));
    const renamed = { ...anAccountOfABank, accountName: "College of Health" };
    server.answer({
      query: { bankAccounts: [aBankAccountRecord({ account: renamed, revision: 2 })] },
    });
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await dialog.findByText("Now: College of Health");
    await user.click(dialog.getByRole("button", { name: "Save mine over it" }));
    expect(changeBankAccount.mock.calls.map(([{ id, revision }]) => [id, revision])).toEqual([
      ["2", 1],
      ["2", 2],
    ]);
    expect(Object(changeBankAccount.mock.lastCall?.[0]).input.isActive).toBe(false);
  });
});
