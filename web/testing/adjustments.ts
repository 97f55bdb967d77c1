type Overrides = Readonly<Record<string, unknown>>;

export const anAdjustmentLine = (overrides: Overrides = {}) => ({
  __typename: "AdjustmentLine",
  chargeId: "11",
  session: "2026/2027",
  section: "A",
  label: "School fees",
  from: 100_000,
  to: 0,
  ...overrides,
});

/** An adjustment that waits for a decision. */
export const anAdjustment = (overrides: Overrides = {}) => ({
  __typename: "Adjustment",
  id: "9",
  state: "ASKED",
  kind: "WAIVED",
  amount: 100_000,
  askedAt: "2026-11-24T09:00:00.000Z",
  askedBy: "Ngozi Okafor",
  decidedAt: null,
  student: { id: "3", matricNumber: "COHT/2025/001", name: "Adeyemi Folake" },
  lines: [anAdjustmentLine()],
  ...overrides,
});

export const anEffect = {
  __typename: "AdjustmentEffect",
  chargedBefore: 100_000,
  chargedAfter: 0,
  outstandingBefore: 60_000,
  outstandingAfter: 0,
  creditBefore: 0,
  creditAfter: 40_000,
};

/** The record of an adjustment without actions of the viewer. */
export const anAdjustmentFile = (overrides: Overrides = {}) => ({
  __typename: "AdjustmentFile",
  adjustment: anAdjustment(),
  reason: "Waived by the council",
  decidedBy: null,
  note: null,
  cancelledAt: null,
  cancelledBy: null,
  effect: anEffect,
  isOutdated: false,
  canDecide: false,
  canCancel: false,
  ...overrides,
});
