import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import {
  changedElsewhere,
  Detail,
  FieldErrors,
  guardFailures,
  IsoDate,
  RecordParams,
  Revision,
  Typed,
  Unset,
} from "../shapes.ts";
import { counterReaders } from "./counter.ts";

/** Where money is paid in outside the portal. Its statements are imported. */
export const bankChannels = ["bank", "remita"] as const;

export const BankChannel = Type.Enum(bankChannels);

/** Day first: `25/11/2026`. Both read `2026-11-25`, `25-Nov-2026` and the dates of a workbook. */
export const statementDateFormats = ["day_first", "iso"] as const;

const Heading = Type.String({ minLength: 1, maxLength: 200 });

/** Which column of a bank's statements holds what, by the headings of the file. All other columns are ignored. */
export const columnMapFields = {
  date_column: Heading,
  narration_column: Heading,
  /** What was paid in. Rows that are empty, zero or negative here are ignored. */
  credit_column: Heading,
  /** The bank's own number of a transaction, where it has one. */
  id_column: Type.Optional(Heading),
  /** Who paid, where the narration does not say it. */
  payer_column: Type.Optional(Heading),
  date_format: Type.Enum(statementDateFormats),
} as const;

/** The map that was saved with the last import. */
export const ColumnMap = Type.Object({
  ...columnMapFields,
  id_column: Unset(Heading),
  payer_column: Unset(Heading),
});

/** An account of the college, as a payer needs it. */
export const PayInto = Type.Object({
  id: Type.Integer(),
  channel: BankChannel,
  bank: Type.String(),
  account_name: Type.String(),
  account_number: Type.String(),
});

const BankAccount = Type.Object({
  ...PayInto.properties,
  /** Only active ones are on slips; statements of the others can be imported still. */
  is_active: Type.Boolean(),
  revision: Type.Integer(),
  columns: Unset(ColumnMap),
  /** The last day of which a row was imported. */
  imported_until: Unset(IsoDate),
});

/** The form's rules check the values (`rules/payments/bank-account.ts`). */
const BankAccountBody = Type.Object({
  channel: BankChannel,
  bank: Typed,
  account_name: Typed,
  /** 10 digits of a bank's account; 4 to 15 of a Remita biller. */
  account_number: Typed,
  is_active: Type.Boolean(),
});

const fieldFailure = {
  status: 400,
  body: FieldErrors,
  when: "A field is not valid; `account_number`: the bank's account is on the list already.",
} as const;

export const bankAccounts = defineEndpoint({
  method: "GET",
  path: "/payment/bank-accounts/",
  area: "payment",
  origin: "extension",
  summary: "The college's accounts that students pay into, active ones first",
  auth: "staff",
  roles: counterReaders,
  status: 200,
  response: Type.Object({ accounts: Type.Array(BankAccount) }),
  failures: [...guardFailures],
});

export const createBankAccount = defineEndpoint({
  method: "POST",
  path: "/payment/bank-accounts/",
  area: "payment",
  origin: "extension",
  summary: "Add an account that students pay into",
  auth: "staff",
  roles: ["SUPER_ADMIN"],
  body: BankAccountBody,
  status: 201,
  response: BankAccount,
  failures: [...guardFailures, fieldFailure],
});

/** An account is not deleted: slips and statements name it. The channel stays once a statement is imported. */
export const changeBankAccount = defineEndpoint({
  method: "PUT",
  path: "/payment/bank-accounts/{id}/",
  area: "payment",
  origin: "extension",
  summary: "Change an account that students pay into, or take it off the slips",
  auth: "staff",
  roles: ["SUPER_ADMIN"],
  params: RecordParams,
  body: Type.Object({ ...BankAccountBody.properties, revision: Revision }),
  status: 200,
  response: BankAccount,
  failures: [
    ...guardFailures,
    fieldFailure,
    { status: 404, body: Detail, when: "No such account." },
    changedElsewhere,
  ],
});
