import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { findHeading, openPortal } from "../../../../../testing/render-portal.tsx";
import { type Answers, type Args, startServer } from "../../../../../testing/server.ts";
import { aSponsorReceipt } from "../../../../../testing/sponsors.ts";
import { aStaff } from "../../../../../testing/staff.ts";

const officer = aStaff("BURSARY_OFFICER");

describe("a student's receipt of a sponsor", () => {
  const openReceipt = (receipt: object | null, mutations: Answers = {}) => {
    const server = startServer({ viewer: officer, sponsorReceipt: receipt }, mutations);
    return { ...openPortal("/bursary/sponsor-receipts/6", server), server };
  };

  it("shows what it paid, and leads to remittance and student", async () => {
    openReceipt(aSponsorReceipt({ refunded: 10_000 }));
    await findHeading("Receipt S0009-000001");
    const rows = within(await screen.findByRole("table", { name: "What it paid" }));
    expect(rows.getAllByRole("row").map(({ textContent }) => textContent)).toEqual([
      "FeeSessionAmount (₦)",
      "School fees2026/202780,000.00",
      "Credit2026/202710,000.00",
      "Total90,000.00",
    ]);
    const pathOf = (name: string) => screen.getByRole<HTMLAnchorElement>("link", { name }).pathname;
    expect(pathOf("NELF/TSA/2317")).toBe("/bursary/remittances/9");
    expect(pathOf("Adeyemi Folake")).toBe("/bursary/students/7");
    expect(pathOf("/receipt/a-code")).toBe("/receipt/a-code");
    screen.getByText("₦10,000");
    screen.getByRole("button", { name: "Print receipt (PDF)" });
    expect(screen.queryByRole("button", { name: /void/i })).toBeNull();
  });

  it("is voided by two people", async () => {
    const asked = aSponsorReceipt({
      state: "VOID_ASKED",
      canDecideVoid: true,
      voids: [
        {
          reason: "Another student was meant",
          askedBy: "Ngozi Okafor",
          askedAt: "2026-11-23T09:00:00.000Z",
          isApproved: null,
          decidedBy: null,
          decidedAt: null,
          note: null,
        },
      ],
    });
    const askSponsorReceiptVoid = vi.fn((_args: Args): object => asked);
    const decideSponsorReceiptVoid = vi.fn((_args: Args): object => aSponsorReceipt());
    const { user, server } = openReceipt(aSponsorReceipt({ canAskVoid: true }), {
      askSponsorReceiptVoid,
      decideSponsorReceiptVoid,
    });
    await user.click(await screen.findByRole("button", { name: "Ask to void…" }));
    await user.type(screen.getByLabelText("Reason"), "Another student was meant");
    server.answer({ query: { sponsorReceipt: asked } });
    await user.click(screen.getByRole("button", { name: "Ask" }));
    await screen.findByText("Somebody asks to void this receipt. It counts until you decide.");
    await user.click(screen.getByRole("button", { name: "Approve the void" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Approve the void?" }));
    await user.click(dialog.getByRole("button", { name: "Approve" }));
    await screen.findByText("The receipt is voided.");
    expect(askSponsorReceiptVoid.mock.lastCall?.[0]).toEqual({
      id: "6",
      reason: "Another student was meant",
    });
    expect(decideSponsorReceiptVoid.mock.lastCall?.[0]).toEqual({
      id: "6",
      isApproved: true,
      note: null,
    });
  });

  it("says that there is none", async () => {
    openReceipt(null);
    await screen.findByText("There is no such receipt.");
  });
});
