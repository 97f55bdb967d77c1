import { readCollegeIdentity } from "../../contract/identity.ts";

/** The college's own day, for which it makes its demo data: near midnight another than UTC's. `2026-03-10`. */
export const today = new Intl.DateTimeFormat("sv-SE", {
  timeZone: readCollegeIdentity(process.env).timeZone,
}).format(new Date());
