import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import { defineExportEndpoint, defineListEndpoint } from "../list.ts";
import { IsoDate, NairaSent, officeFailures, RecordParams } from "../shapes.ts";
import { RowListed } from "./bank-rows.ts";
import { counterReaders, ReceiptStudent } from "./counter.ts";
import { PaymentSlip, slipStates } from "./slips.ts";

const { lines: _, ...listed } = PaymentSlip.properties;

export const issuedSlips = defineListEndpoint({
  path: "/payment/issued-slips/",
  area: "payment",
  summary:
    "The payment slips of all students; a search finds references, and students by name and number",
  roles: counterReaders,
  row: Type.Object({ ...listed, student: ReceiptStudent }),
  sorts: ["issued_at", "expires_at", "amount", "received"],
  defaultSort: "-issued_at",
  filters: {
    state: Type.Optional(Type.Enum(slipStates)),
    /** Only those for which money came, and not all of it. */
    is_part_paid: Type.Optional(Type.Boolean()),
    /** First and last day on which they were made. */
    from: Type.Optional(IsoDate),
    until: Type.Optional(IsoDate),
    /** In naira, both included. */
    amount_from: Type.Optional(NairaSent),
    amount_until: Type.Optional(NairaSent),
  },
});

export const exportIssuedSlips = defineExportEndpoint(issuedSlips, {
  summary: "The payment slips that a filter shows, as a file",
});

export const issuedSlip = defineEndpoint({
  method: "GET",
  path: "/payment/issued-slips/{id}/",
  area: "payment",
  origin: "extension",
  summary: "One payment slip with its items, and the rows of bank statements that name it",
  auth: "staff",
  roles: counterReaders,
  params: RecordParams,
  status: 200,
  response: Type.Object({
    ...PaymentSlip.properties,
    student: ReceiptStudent,
    /** What the college's banks said of it, the oldest first; also what was not credited. */
    rows: Type.Array(RowListed),
  }),
  failures: officeFailures,
});
