import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import { defineImportEndpoint } from "../import.ts";
import { defineExportEndpoint, defineListEndpoint } from "../list.ts";
import {
  CodedDetail,
  Detail,
  guardFailures,
  IsoDate,
  IsoInstant,
  Message,
  Naira,
  NairaSent,
  officeFailures,
  RecordId,
  RecordParams,
  Revision,
  SessionName,
  Typed,
  Unset,
} from "../shapes.ts";
import { Decision } from "./decision.ts";
import { listKeepers, sponsorReaders } from "./sponsors.ts";

/**
 * `draft`: being entered. `waiting`: for a second person. `crediting`: approved, and the receipts are being written. `credited`: each
 * student of it has a receipt. `declined`: it credits nothing.
 */
export const remittanceStates = ["draft", "waiting", "crediting", "credited", "declined"] as const;

/** `void_asked`: somebody asked to void the receipt, and a second person has not decided yet. */
export const remittanceShareStates = ["planned", "credited", "void_asked", "voided"] as const;

const State = Type.Enum(remittanceStates);

/** One transfer pays for many students. */
const RemittanceSent = Type.Number({ minimum: 0, maximum: 10_000_000_000 });

const area = { area: "payment", origin: "extension", auth: "staff" } as const;

const RemittanceListed = Type.Object({
  id: Type.Integer(),
  sponsorship_id: Type.Integer(),
  sponsor: Type.Object({ id: Type.Integer(), short_name: Type.String() }),
  session: SessionName,
  state: State,
  amount: Naira,
  /** The day of the transfer. */
  paid_on: IsoDate,
  bank_reference: Type.String(),
  students: Type.Integer(),
  /** The sum of the students' shares, and the amount less that: negative while the shares exceed the amount. */
  allocated: Naira,
  unallocated: Type.Number(),
  recorded_by: Type.String(),
  recorded_at: IsoInstant,
  /** Receipts of it that somebody asked to void. */
  waiting_voids: Type.Integer(),
});

export const sponsorRemittances = defineListEndpoint({
  path: "/payment/sponsor-remittances/",
  area: "payment",
  summary: "The sponsors' transfers; a search finds the bank's reference",
  roles: sponsorReaders,
  row: RemittanceListed,
  sorts: ["paid_on", "recorded_at"],
  defaultSort: "-paid_on",
  filters: {
    sponsor: Type.Optional(RecordId),
    sponsorship: Type.Optional(RecordId),
    state: Type.Optional(State),
    /** Only those with receipts that somebody asked to void, or without. */
    has_waiting_voids: Type.Optional(Type.Boolean()),
    /** First and last day of the transfer. */
    from: Type.Optional(IsoDate),
    until: Type.Optional(IsoDate),
  },
});

export const exportSponsorRemittances = defineExportEndpoint(sponsorRemittances, {
  summary: "The sponsors' transfers as a file",
});

const Remittance = Type.Object({
  ...RemittanceListed.properties,
  revision: Revision,
  note: Unset(Type.String()),
  /** Null until a second person decides. */
  decided_by: Unset(Type.String()),
  decided_at: Unset(IsoInstant),
  /** Why it was declined. */
  decision_note: Unset(Type.String()),
  /** When the last receipt was written. */
  credited_at: Unset(IsoInstant),
  /** Whether the caller may do so now. */
  can_change: Type.Boolean(),
  can_decide: Type.Boolean(),
});

export const sponsorRemittance = defineEndpoint({
  ...area,
  method: "GET",
  path: "/payment/sponsor-remittances/{id}/",
  summary: "One transfer of a sponsor: what it brought, and who entered and decided it",
  roles: sponsorReaders,
  params: RecordParams,
  status: 200,
  response: Remittance,
  failures: officeFailures,
});

const RemittanceBody = {
  amount: RemittanceSent,
  paid_on: IsoDate,
  /** Taken once by sponsor, unless the remittance was declined. */
  bank_reference: Typed,
  /** Needed where the shares do not come to the amount. */
  note: Type.Optional(Typed),
};

const remittanceConflict = {
  status: 409,
  body: CodedDetail,
  when: "`changed_elsewhere`: it was changed since it was seen. `wrong_state`: it is no draft of the caller's any more, or the list is closed.",
} as const;

/** It begins as a draft with the share of each student for whom something is outstanding. */
export const recordRemittance = defineEndpoint({
  ...area,
  method: "POST",
  path: "/payment/sponsorships/{id}/remittances/",
  summary:
    "Enter a sponsor's transfer for a list; it credits nothing until a second person approves",
  roles: listKeepers,
  params: RecordParams,
  body: Type.Object(RemittanceBody),
  status: 201,
  response: Remittance,
  failures: [...officeFailures, remittanceConflict],
});

export const changeRemittance = defineEndpoint({
  ...area,
  method: "PUT",
  path: "/payment/sponsor-remittances/{id}/",
  summary: "Change the amount, day, reference or note of a draft",
  roles: listKeepers,
  params: RecordParams,
  body: Type.Object({ ...RemittanceBody, revision: Revision }),
  status: 200,
  response: Remittance,
  failures: [...officeFailures, remittanceConflict],
});

export const discardRemittance = defineEndpoint({
  ...area,
  method: "DELETE",
  path: "/payment/sponsor-remittances/{id}/",
  summary: "Discard a draft",
  roles: listKeepers,
  params: RecordParams,
  status: 200,
  response: Message,
  failures: [...officeFailures, remittanceConflict],
});

const RemittanceShare = Type.Object({
  student_id: Type.Integer(),
  matric_number: Type.String(),
  name: Type.String(),
  department: Type.String(),
  level: Type.Integer(),
  amount: Naira,
  /** What is outstanding of the claim now. */
  outstanding: Naira,
  state: Type.Enum(remittanceShareStates),
  /** The receipt's id and number; null before it is written. */
  receipt_id: Unset(Type.Integer()),
  receipt_number: Unset(Type.String()),
});

export const remittanceShares = defineListEndpoint({
  path: "/payment/sponsor-remittances/shares/",
  area: "payment",
  summary: "What a sponsor's transfer brings each student",
  roles: sponsorReaders,
  row: RemittanceShare,
  sorts: ["matric_number", "name", "amount"],
  defaultSort: "matric_number",
  filters: {
    remittance: RecordId,
    state: Type.Optional(Type.Enum(remittanceShareStates)),
    /** Only those whose share is not what is outstanding of the claim, or is. */
    differs: Type.Optional(Type.Boolean()),
  },
});

export const exportRemittanceShares = defineExportEndpoint(remittanceShares, {
  summary: "The shares of a sponsor's transfer as a file",
});

/** A student without a share gets one; a share of nothing is taken out. */
export const changeRemittanceShares = defineEndpoint({
  ...area,
  method: "PUT",
  path: "/payment/sponsor-remittances/{id}/shares/",
  summary: "Change what a draft brings single students of the list",
  roles: listKeepers,
  params: RecordParams,
  body: Type.Object({
    shares: Type.Array(Type.Object({ student_id: RecordId, amount: NairaSent }), {
      minItems: 1,
      maxItems: 500,
    }),
  }),
  status: 200,
  response: Remittance,
  failures: [...officeFailures, remittanceConflict],
});

/**
 * Columns: matric_number, amount in naira. The file's shares replace those of the draft. Numbers that are not on the list or twice in the file are
 * wrong. `leave_out_wrong` takes the others; it needs the `preview_mark` of the trial run.
 */
export const importRemittanceShares = defineImportEndpoint({
  path: "/payment/sponsor-remittances/{id}/shares/import/",
  area: "payment",
  summary: "Replace the shares of a draft by the sponsor's schedule",
  roles: listKeepers,
  params: RecordParams,
  preview: Type.Object({
    matric_number: Type.String(),
    /** Empty where the number is not on the list. */
    name: Type.String(),
    /** As the file has it. */
    amount: Type.String(),
    /** Of the claim; null for a wrong row. */
    outstanding: Unset(Naira),
  }),
  failures: [
    ...guardFailures,
    { status: 404, body: Detail, when: "No such remittance." },
    {
      status: 409,
      body: CodedDetail,
      when: "`preview_outdated`: the trial run would answer otherwise now. `wrong_state`: it is no draft of the caller's any more.",
    },
  ],
});

/** The shares must come to the amount, or to less with a note; the rest stays as unallocated. */
export const submitRemittance = defineEndpoint({
  ...area,
  method: "POST",
  path: "/payment/sponsor-remittances/{id}/submit/",
  summary: "Hand a draft to a second person",
  roles: listKeepers,
  params: RecordParams,
  status: 200,
  response: Remittance,
  failures: [...officeFailures, remittanceConflict],
});

/** Approving writes one receipt for each student. */
export const decideRemittance = defineEndpoint({
  ...area,
  method: "POST",
  path: "/payment/sponsor-remittances/{id}/decision/",
  summary: "Approve a waiting remittance, or decline it with a note",
  roles: sponsorReaders,
  params: RecordParams,
  body: Decision,
  status: 200,
  response: Remittance,
  failures: [
    ...officeFailures,
    {
      status: 409,
      body: CodedDetail,
      when: "`changed_elsewhere`: it does not wait any more. `second_person`: the caller entered it.",
    },
  ],
});
