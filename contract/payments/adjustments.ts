import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import { defineExportEndpoint, defineListEndpoint } from "../list.ts";
import {
  CodedDetail,
  changedElsewhere,
  IsoDate,
  IsoInstant,
  Naira,
  NairaSent,
  officeFailures,
  RecordId,
  RecordParams,
  Typed,
  Unset,
} from "../shapes.ts";
import { AdjustmentShown } from "./account.ts";
import { AdjustmentKind, AdjustmentState } from "./adjustment-shapes.ts";
import { Decision } from "./decision.ts";
import { OfficeAction } from "./payment-records.ts";
import { refundStaff } from "./refunds.ts";

const Student = Type.Object({
  id: Type.Integer(),
  matric_number: Type.String(),
  name: Type.String(),
});

/** An adjustment, as lists show it. */
const AdjustmentListed = Type.Object({
  ...AdjustmentShown.properties,
  /** By how much it lowers what is charged. */
  amount: Naira,
  asked_by: Type.String(),
  student: Student,
});

export const adjustments = defineListEndpoint({
  path: "/payment/adjustments/",
  area: "payment",
  summary:
    "Adjustments of charges in every state; a search finds students by number, name or email",
  roles: refundStaff,
  row: AdjustmentListed,
  sorts: ["asked_at", "amount"],
  defaultSort: "-asked_at",
  filters: {
    state: Type.Optional(AdjustmentState),
    kind: Type.Optional(AdjustmentKind),
    /** First and last day on which it was asked for, in the college's time zone. */
    from: Type.Optional(IsoDate),
    until: Type.Optional(IsoDate),
  },
});

export const exportAdjustments = defineExportEndpoint(adjustments, {
  summary: "The adjustments that a filter shows, as a file",
});

/** What an adjustment makes of an account if it is approved now. */
const AdjustmentEffect = Type.Object({
  charged_before: Naira,
  charged_after: Naira,
  outstanding_before: Naira,
  outstanding_after: Naira,
  /** Money that pays nothing. */
  credit_before: Naira,
  credit_after: Naira,
});

const AdjustmentRecord = Type.Object({
  ...AdjustmentListed.properties,
  reason: Type.String(),
  decided_by: Unset(Type.String()),
  /** Why it was declined. */
  note: Unset(Type.String()),
  cancelled_at: Unset(IsoInstant),
  cancelled_by: Unset(Type.String()),
  /** Null once it is decided or cancelled, and where it can only be declined. */
  effect: Unset(AdjustmentEffect),
  /** Whether one of its charges was taken back since: it can only be declined or cancelled. */
  is_outdated: Type.Boolean(),
  /** Newest first, 50 at most. */
  audit: Type.Array(OfficeAction),
  /** Whether the caller may do so now. */
  can_decide: Type.Boolean(),
  can_cancel: Type.Boolean(),
});

export const adjustment = defineEndpoint({
  method: "GET",
  path: "/payment/adjustments/{id}/",
  area: "payment",
  origin: "extension",
  summary: "One adjustment: who asked and decided, and what it changes",
  auth: "staff",
  roles: refundStaff,
  params: RecordParams,
  status: 200,
  response: AdjustmentRecord,
  failures: officeFailures,
});

/** A failure of one line is at the field `lines.12`, by its charge. */
const chosen = {
  student_id: RecordId,
  lines: Type.Array(
    Type.Object({
      charge_id: RecordId,
      /** What is charged instead: less than now, or 0. */
      amount: NairaSent,
    }),
    { minItems: 1, maxItems: 50 },
  ),
} as const;

const adjustmentOpen = {
  status: 409,
  body: CodedDetail,
  when: "`adjustment_open`: an adjustment of one of the charges waits. `charge_changed`: one of the charges was taken back meanwhile.",
} as const;

/** Writes nothing. */
export const previewAdjustment = defineEndpoint({
  method: "POST",
  path: "/payment/adjustments/preview/",
  area: "payment",
  origin: "extension",
  summary: "What new amounts of charges make of a student's account",
  auth: "staff",
  roles: refundStaff,
  body: Type.Object(chosen),
  status: 200,
  response: AdjustmentEffect,
  failures: [...officeFailures, adjustmentOpen],
});

/**
 * Idempotent with the caller's `Idempotency-Key`: a repeated call asks for nothing new and returns the adjustment that the first one
 * asked for.
 */
export const askAdjustment = defineEndpoint({
  method: "POST",
  path: "/payment/adjustments/",
  area: "payment",
  origin: "extension",
  summary: "Ask to lower charges of a student or take them back; a second person decides",
  auth: "staff",
  roles: refundStaff,
  headers: Type.Object({
    "idempotency-key": Type.String({ minLength: 8, maxLength: 100 }),
  }),
  body: Type.Object({
    ...chosen,
    kind: AdjustmentKind,
    /** 5 characters at least. */
    reason: Typed,
  }),
  status: 201,
  response: AdjustmentRecord,
  failures: [
    ...officeFailures,
    {
      ...adjustmentOpen,
      when: `${adjustmentOpen.when} \`key_reused\`: the key was used for another adjustment.`,
    },
  ],
});

export const decideAdjustment = defineEndpoint({
  method: "POST",
  path: "/payment/adjustments/{id}/decision/",
  area: "payment",
  origin: "extension",
  summary:
    "Approve or decline an adjustment that somebody else asked for; an approved one takes the charges back at once, and what was paid of them becomes credit",
  auth: "staff",
  roles: refundStaff,
  params: RecordParams,
  body: Decision,
  status: 200,
  response: AdjustmentRecord,
  failures: [
    ...officeFailures,
    {
      status: 409,
      body: CodedDetail,
      when: "`changed_elsewhere`: it is not waiting. `second_person`: the caller asked for it. `charge_changed`: one of the charges was taken back since. `still_active`: it is for a withdrawal, and the student is active.",
    },
  ],
});

export const cancelAdjustment = defineEndpoint({
  method: "POST",
  path: "/payment/adjustments/{id}/cancel/",
  area: "payment",
  origin: "extension",
  summary: "Cancel an adjustment that waits; only who asked for it can",
  auth: "staff",
  roles: refundStaff,
  params: RecordParams,
  status: 200,
  response: AdjustmentRecord,
  failures: [
    ...officeFailures,
    {
      ...changedElsewhere,
      when: `${changedElsewhere.when} \`not_yours\`: somebody else asked for it.`,
    },
  ],
});
