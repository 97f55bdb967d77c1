import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import { Detail, FieldErrors, guardFailures, SessionName } from "../shapes.ts";
import { elsewhere, Stage } from "./fees.ts";
import { ScheduleSection } from "./payment-records.ts";
import {
  CallbackUrl,
  InitializeAnswer,
  initializeFailures,
  verifyTuitionPayment,
} from "./payments.ts";

const FeeSection = Type.Object({
  stage: Stage,
  section: ScheduleSection,
  /** Whether students may pay it online as well. Tuition, which is paid in the portal, is no matter of this. */
  is_paid_online: Type.Boolean(),
  /** 0 until it is first changed. */
  revision: Type.Integer(),
});

export const feeSections = defineEndpoint({
  method: "GET",
  path: "/payment/fee-sections/",
  area: "payment",
  origin: "extension",
  summary: "Whether students may pay a section online as well, of every stage and section",
  auth: "staff",
  roles: ["SUPER_ADMIN"],
  status: 200,
  response: Type.Array(FeeSection),
  failures: [...guardFailures],
});

/** Does not affect what is charged, paid or opened. */
export const changeFeeSection = defineEndpoint({
  method: "PUT",
  path: "/payment/fee-sections/{stage}/{section}/",
  area: "payment",
  origin: "extension",
  summary: "Let students pay a section online as well, or no longer",
  auth: "staff",
  roles: ["SUPER_ADMIN"],
  params: Type.Object({ stage: Stage, section: ScheduleSection }),
  body: Type.Object({
    is_paid_online: Type.Boolean(),
    revision: Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 }),
  }),
  status: 200,
  response: FeeSection,
  failures: [
    ...guardFailures,
    {
      status: 400,
      body: FieldErrors,
      when: "The section is paid in the portal: it is tuition.",
    },
    elsewhere,
  ],
});

/** Changes nothing of tuition: it neither opens nor locks anything. */
export const initializeSectionPayment = defineEndpoint({
  method: "POST",
  path: "/payment/section/initialize/",
  area: "payment",
  origin: "extension",
  summary:
    "Open what is outstanding of a section that students may pay online as well, or reuse the open reference",
  auth: "student",
  body: Type.Object({
    section: ScheduleSection,
    /** In which it was charged; the current one if there is none. */
    session: Type.Optional(SessionName),
    callback_url: CallbackUrl,
  }),
  status: 200,
  response: InitializeAnswer,
  failures: [
    {
      status: 400,
      body: Detail,
      when: "`not_online`: the college takes the section elsewhere alone, and no payment of it is open. `no_fees`: nothing of it is charged in the session. The section is already paid, or the callback is not the portal's. `share_paid`: a payment of a part arrived only now.",
    },
    ...initializeFailures,
  ],
});

export const verifySectionPayment = defineEndpoint({
  ...verifyTuitionPayment,
  path: "/payment/section/verify/{reference}/",
  origin: "extension",
  summary: "Ask the provider for the outcome of a payment of a section and settle it",
});
