import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { anAdjustment, anAdjustmentFile } from "../../../../testing/adjustments.ts";
import { aPageOf, aRefusal } from "../../../../testing/counter.ts";
import { findHeading, openPortal } from "../../../../testing/render-portal.tsx";
import { type Args, startServer } from "../../../../testing/server.ts";
import { aStaff } from "../../../../testing/staff.ts";

const officer = aStaff("BURSARY_OFFICER");

describe("adjustments", () => {
  it("are loaded by the URL's filters", async () => {
    const adjustments = vi.fn((_args: Args) => aPageOf(anAdjustment()));
    openPortal(
      "/bursary/adjustments?state=ASKED&kind=WAIVED&from=2026-11-01&search=Ade",
      startServer({ viewer: officer, adjustments }),
    );
    expect(await screen.findByRole("link", { name: "Adeyemi Folake" })).toHaveProperty(
      "pathname",
      "/bursary/adjustments/9",
    );
    expect(adjustments.mock.lastCall?.[0]).toEqual({
      page: { number: 1, size: 25 },
      sort: "ASKED_AT",
      descending: true,
      search: "Ade",
      filter: { state: "ASKED", kind: "WAIVED", from: "2026-11-01", until: null },
    });
    const row = within(screen.getByRole("table", { name: "Adjustments" })).getAllByRole("row")[1];
    expect(row?.textContent).toBe(
      "Adeyemi FolakeCOHT/2025/001100,000.00School feesWaived24 November 2026Ngozi OkaforTo decide",
    );
  });

  it("say that there is none yet", async () => {
    const none = { ...aPageOf({}), rows: [], total: 0 };
    openPortal("/admin/adjustments", startServer({ viewer: aStaff(), adjustments: none }));
    await screen.findByText("No adjustment was asked for yet");
  });
});

describe("one adjustment", () => {
  const open = (file: object | null, mutations: Parameters<typeof startServer>[1] = {}) => {
    const adjustment = vi.fn((_args: Args) => file);
    return {
      ...openPortal(
        "/bursary/adjustments/9",
        startServer({ viewer: officer, adjustment }, mutations),
      ),
      adjustment,
    };
  };
  const rowsOf = async (name: string) =>
    within(await screen.findByRole("table", { name }))
      .getAllByRole("row")
      .map(({ textContent }) => textContent);

  it("shows the charges and what the account comes to, and leads to the student", async () => {
    open(anAdjustmentFile());
    await findHeading("Adjustment by ₦100,000");
    expect(await rowsOf("Charges")).toEqual([
      "FeeSessionSectionFrom (₦)To (₦)",
      "School fees2026/2027A100,000.000.00",
      "Total100,000.000.00",
    ]);
    expect(await rowsOf("What the account comes to")).toEqual([
      "AccountNow (₦)Then (₦)",
      "Charged100,000.000.00",
      "Outstanding60,000.000.00",
      "Credit, which can be refunded0.0040,000.00",
    ]);
    expect(screen.getByRole("link", { name: "Adeyemi Folake" })).toHaveProperty(
      "pathname",
      "/bursary/students/3",
    );
    screen.getByText("Somebody else has to decide. Nothing changes until then.");
    expect(screen.queryByRole("button", { name: "Approve the adjustment" })).toBeNull();
  });

  it("is approved by a second person, and a refusal is shown", async () => {
    const decideAdjustment = vi
      .fn((_args: Args): object => anAdjustmentFile())
      .mockReturnValueOnce(aRefusal("CHARGE_CHANGED", "One of these charges was taken back."));
    const { user, adjustment } = open(anAdjustmentFile({ canDecide: true }), { decideAdjustment });
    await screen.findByText(/^Ngozi Okafor asks to adjust these charges/);
    await user.click(screen.getByRole("button", { name: "Approve the adjustment" }));
    const dialog = within(screen.getByRole("dialog"));
    const approve = () => user.click(dialog.getByRole("button", { name: "Approve" }));
    await approve();
    expect((await dialog.findByRole("alert")).textContent).toBe(
      "One of these charges was taken back.",
    );
    await approve();
    await screen.findByText("The charges are adjusted. The student gets a mail.");
    expect(decideAdjustment.mock.lastCall?.[0]).toEqual({ id: "9", isApproved: true, note: null });
    await waitFor(() => expect(adjustment).toHaveBeenCalledTimes(3));
  });

  it("is declined with a note alone where a charge changed", async () => {
    const decideAdjustment = vi.fn((_args: Args): object => anAdjustmentFile());
    const { user } = open(anAdjustmentFile({ canDecide: true, isOutdated: true, effect: null }), {
      decideAdjustment,
    });
    await screen.findByText(/^One of these charges was taken back since/);
    expect(screen.queryByRole("button", { name: "Approve the adjustment" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Decline…" }));
    const dialog = within(screen.getByRole("dialog"));
    const decline = () => user.click(dialog.getByRole("button", { name: "Decline" }));
    await decline();
    await dialog.findByText("Give a reason of at least 5 characters.");
    await user.type(dialog.getByLabelText("Why it is declined"), "It was taken back");
    await decline();
    await screen.findByText("The adjustment is declined.");
  });

  it("is cancelled by who asked", async () => {
    const cancelAdjustment = vi.fn((_args: Args): object => anAdjustmentFile());
    const { user } = open(anAdjustmentFile({ canCancel: true }), { cancelAdjustment });
    await user.click(await screen.findByRole("button", { name: "Cancel the adjustment…" }));
    const dialog = within(screen.getByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Cancel the adjustment" }));
    await screen.findByText("The adjustment is cancelled.");
    expect(cancelAdjustment.mock.lastCall?.[0]).toEqual({ id: "9" });
  });

  it("that does not exist is reported", async () => {
    open(null);
    await screen.findByText("There is no such adjustment.");
  });
});
