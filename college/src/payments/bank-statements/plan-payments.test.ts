import { describe, expect, it } from "vitest";
import type { PayableItem } from "../items.ts";
import { openAccounts, type Plan } from "./plan-payments.ts";

const item = (key: string, outstandingKobo: number): PayableItem => ({
  key,
  chargeId: key === "hostel" ? null : Number(key.split("-")[1]),
  sessionId: 1,
  session: "2025/2026",
  section: key === "hostel" ? "hostel" : "C",
  label: key,
  outstandingKobo,
});

const opened = (items: readonly PayableItem[], creditKobo = 0) =>
  openAccounts(new Map([[7, items]]), new Map([[7, creditKobo]]));

const shown = ({ shares, leavesCredit }: Plan) => ({
  shares: shares.map((share) => [share.item.key, share.amountKobo]),
  leavesCredit,
});

const accountId = 7;

describe("money of a row", () => {
  const items = [item("charge-1", 300), item("charge-2", 200)];

  it("pays the items in their order, and in part", () => {
    const plan = opened(items).pay({ accountId, amountKobo: 350, keys: ["charge-1", "charge-2"] });
    expect(shown(plan)).toEqual({
      shares: [
        ["charge-1", 300],
        ["charge-2", 50],
      ],
      leavesCredit: false,
    });
  });

  it("pays what earlier money left", () => {
    const accounts = opened(items);
    const keys = ["charge-1", "charge-2"];
    accounts.pay({ accountId, amountKobo: 350, keys });
    expect(shown(accounts.pay({ accountId, amountKobo: 150, keys }))).toEqual({
      shares: [["charge-2", 150]],
      leavesCredit: false,
    });
    expect(shown(accounts.pay({ accountId, amountKobo: 1, keys }))).toEqual({
      shares: [],
      leavesCredit: true,
    });
  });

  it("is credit where its items are settled, or there is more of it", () => {
    const plan = opened(items).pay({ accountId, amountKobo: 301, keys: ["charge-9", "charge-1"] });
    expect(shown(plan)).toEqual({ shares: [["charge-1", 300]], leavesCredit: true });
  });
});

describe("the hostel fee", () => {
  const items = [item("charge-1", 300), item("hostel", 250)];
  const keys = ["charge-1", "hostel"];

  it("is paid whole, before the others", () => {
    expect(shown(opened(items).pay({ accountId, amountKobo: 260, keys }))).toEqual({
      shares: [
        ["hostel", 250],
        ["charge-1", 10],
      ],
      leavesCredit: false,
    });
  });

  it("waits for the rest of it as credit, and is completed by that", () => {
    const accounts = opened([item("hostel", 250)]);
    const short = accounts.pay({ accountId, amountKobo: 245, keys: ["hostel"] });
    expect(shown(short)).toEqual({ shares: [], leavesCredit: true });
    const rest = accounts.pay({ accountId, amountKobo: 5, keys: ["hostel"] });
    expect(shown(rest)).toEqual({ shares: [["hostel", 5]], leavesCredit: true });
    const more = accounts.pay({ accountId, amountKobo: 300, keys: ["hostel"] });
    expect(shown(more)).toEqual({ shares: [], leavesCredit: true });
  });
});
