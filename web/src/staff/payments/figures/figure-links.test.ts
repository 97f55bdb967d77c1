import { describe, expect, it } from "vitest";
import { listsBehind, narrowingTo } from "./figure-links.ts";

describe("the lists behind a row of figures", () => {
  it.each([
    ["DAY", "2026-11-20", { from: "2026-11-20", until: "2026-11-20" }],
    ["CHANNEL", "REMITA", { channel: "REMITA" }],
    ["SECTION", "LATE", { section: "LATE" }],
    ["DEPARTMENT", "3", { department: "3" }],
    ["DEPARTMENT", "applicants", { payer: "APPLICANT" }],
    ["LEVEL", "200", { level: "200" }],
    ["LEVEL", "applicants", { payer: "APPLICANT" }],
    ["SPONSOR", "2", { sponsor: "2" }],
    ["SPONSOR", "none", { sponsored: false }],
  ] as const)("by %s are narrowed to %s", (by, key, filters) => {
    expect(narrowingTo(by, key)).toEqual(filters);
  });

  it("have the filters of the figures", () => {
    const session = "2026/2027";
    const days = { from: "2026-11-01", until: "2026-11-30" };
    expect(listsBehind({ session, section: "A", sponsored: false, level: null, ...days })).toEqual({
      billed:
        "balances?session=2026%2F2027&section=A&sponsored=no&until=2026-11-30&from=2026-11-01",
      received:
        "receipts?session=2026%2F2027&section=A&sponsored=no&until=2026-11-30&from=2026-11-01&state=VALID",
      outstanding:
        "balances?session=2026%2F2027&section=A&sponsored=no&until=2026-11-30&standing=OWING",
    });
  });

  it("are narrowed to a channel only where there are receipts", () => {
    expect(listsBehind({ session: null, channel: "BANK" })).toEqual({
      billed: "balances",
      received: "receipts?channel=BANK&state=VALID",
      outstanding: "balances?standing=OWING",
    });
  });
});
