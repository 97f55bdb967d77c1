import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { findHeading, openPortal } from "../../../testing/render-portal.tsx";
import { type Answers, startServer } from "../../../testing/server.ts";

const statement = {
  matricNumber: "COHT/2025/001",
  name: "Adeyemi Tolu",
  department: "Public Health",
  issuedAt: "2026-11-02T23:30:00.000Z",
  charged: 150_000,
  paid: 40_000,
  outstanding: 110_000,
  credit: 0,
  refunded: 12_500,
  isCurrent: true,
};

const open = async (statementConfirmation: Answers[string]) => {
  openPortal("/statement/a-code", startServer({ statementConfirmation }));
  await findHeading("Statement Confirmation");
};

describe("the page behind a statement's QR code", () => {
  it("confirms the statement with its sums", async () => {
    const answer = vi.fn(() => statement);
    await open(answer);
    await screen.findByText("This statement is genuine");
    expect(answer).toHaveBeenCalledExactlyOnceWith({ code: "a-code" });
    // 00:30 in the college's zone.
    for (const shown of [
      "Adeyemi Tolu",
      "COHT/2025/001",
      "₦110,000.00",
      "₦12,500.00",
      "3 November 2026",
    ]) {
      screen.getByText(shown);
    }
    expect(screen.queryByText("The account has changed since")).toBeNull();
  });

  it("says that the account has changed since", async () => {
    await open({ ...statement, isCurrent: false });
    await screen.findByText("The account has changed since");
  });

  it("reports a statement that the college did not issue", async () => {
    await open(null);
    await screen.findByText("No such statement");
  });
});
