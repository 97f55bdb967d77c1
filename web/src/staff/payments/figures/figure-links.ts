import type { FigureGrouping } from "../../../gql/staff-payments.ts";
import { listPath } from "../../kit/list/list-params.ts";

type Narrowing = Readonly<Record<string, string | number | boolean | null>>;

/** The filter that narrows figures and lists to a row of figures. */
export const narrowingTo = (by: FigureGrouping, key: string): Narrowing => {
  if (key === "applicants") return { payer: "APPLICANT" };
  if (key === "none") return { sponsored: false };
  return by === "DAY" ? { from: key, until: key } : { [by.toLowerCase()]: key };
};

/** The paths of the lists behind figures that are narrowed to `filters`, among them the session. Each comes to its figure. */
export const listsBehind = ({ channel = null, from = null, ...filters }: Narrowing) => ({
  billed: listPath("balances", { ...filters, from }),
  received: listPath("receipts", { ...filters, from, channel, state: "VALID" }),
  // What is open of earlier charges is open at the end of the range, too.
  outstanding: listPath("balances", { ...filters, standing: "OWING" }),
});
