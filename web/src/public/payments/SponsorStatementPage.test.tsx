import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { findHeading, openPortal } from "../../../testing/render-portal.tsx";
import { type Answers, startServer } from "../../../testing/server.ts";

const statement = {
  sponsor: "Nigerian Education Loan Fund",
  session: "2026/2027",
  issuedAt: "2026-11-02T23:30:00.000Z",
  students: 38,
  claimed: 4_560_000,
  paid: 3_000_000,
  outstanding: 1_560_000,
  isCurrent: true,
};

const open = async (sponsorStatementConfirmation: Answers[string]) => {
  openPortal("/sponsor-statement/a-code", startServer({ sponsorStatementConfirmation }));
  await findHeading("Sponsor's Statement Confirmation");
};

describe("the page behind the QR code of a sponsor's statement", () => {
  it("confirms the statement with its sums", async () => {
    const answer = vi.fn(() => statement);
    await open(answer);
    await screen.findByText("This statement is genuine");
    expect(answer).toHaveBeenCalledExactlyOnceWith({ code: "a-code" });
    // 00:30 in the college's zone.
    for (const shown of [
      "Nigerian Education Loan Fund",
      "2026/2027",
      "3 November 2026",
      "38",
      "₦4,560,000.00",
      "₦3,000,000.00",
      "₦1,560,000.00",
    ]) {
      screen.getByText(shown);
    }
    expect(screen.queryByText("The list has changed since")).toBeNull();
  });

  it("says that the list has changed since", async () => {
    await open({ ...statement, isCurrent: false });
    await screen.findByText("The list has changed since");
  });

  it("reports a statement that the college did not issue", async () => {
    await open(null);
    await screen.findByText("No such statement");
  });
});
