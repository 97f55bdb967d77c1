export const standingKinds = {
  ACTIVE: "good",
  DEFERRED: "waiting",
  WITHDRAWN: "bad",
  GRADUATED: "neutral",
} as const;

export const requestKinds = {
  PENDING: "waiting",
  APPROVED: "good",
  REFUSED: "bad",
  WITHDRAWN: "neutral",
} as const;
