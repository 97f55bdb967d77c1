import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { findHeading, openPortal } from "../../../testing/render-portal.tsx";
import { type Answers, failure, startServer } from "../../../testing/server.ts";

const receipt = {
  payer: "Adeyemi Tolu",
  item: "Tuition Fee",
  amount: 75500,
  session: "2026/2027",
  reference: "ref-1",
  paidAt: "2026-03-24T23:30:00Z",
  voidedAt: null,
  refunded: 0,
};

const open = async (receiptConfirmation: Answers[string]) => {
  const server = startServer({ receiptConfirmation });
  const portal = openPortal("/receipt/a-code", server);
  await findHeading("Receipt Confirmation");
  return { ...portal, server };
};

describe("receipt confirmation", () => {
  it("confirms a genuine receipt, dated in the college's zone", async () => {
    const receiptConfirmation = vi.fn(() => receipt);
    await open(receiptConfirmation);
    await screen.findByText("This receipt is genuine");
    expect(receiptConfirmation).toHaveBeenCalledExactlyOnceWith({ code: "a-code" });
    for (const shown of ["Adeyemi Tolu", "Tuition Fee", "₦75,500", "25 March 2026", "ref-1"]) {
      expect(screen.getByText(shown)).toBeDefined();
    }
  });

  it("says that a voided receipt no longer counts, and since when", async () => {
    await open({ ...receipt, voidedAt: "2026-03-26T23:30:00Z" });
    const status = (await screen.findByText("This receipt was voided")).closest("[role=status]");
    expect(status?.textContent).toContain("voided it on 27 March 2026. It no longer counts");
    expect(status?.className).toContain("error");
    expect(screen.queryByText("This receipt is genuine")).toBeNull();
    expect(screen.getByText("ref-1")).toBeDefined();
  });

  it("says what of it goes back", async () => {
    await open({ ...receipt, refunded: 5_000 });
    await screen.findByText("This receipt is genuine");
    screen.getByText("₦5,000");
  });

  it("reports a receipt that the college did not issue", async () => {
    await open(null);
    expect(await screen.findByText("No such receipt")).toBeDefined();
  });

  it("retries after a failure", async () => {
    const { server, user } = await open(() => failure("COLLEGE_UNAVAILABLE", "Away just now."));
    await screen.findByText("Away just now.");
    server.answer({ query: { receiptConfirmation: receipt } });
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByText("This receipt is genuine")).toBeDefined();
  });
});
