import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import { defineExportEndpoint, defineListEndpoint } from "../list.ts";
import {
  changedElsewhere,
  Detail,
  guardFailures,
  IsoDate,
  IsoInstant,
  Naira,
  NairaSent,
  officeFailures,
  RecordParams,
  Revision,
  SessionName,
  Typed,
  tooManyRequestsFailure,
  Unset,
} from "../shapes.ts";

/** Who reads sponsors, their lists and their remittances. */
export const sponsorReaders = ["BURSARY_OFFICER", "SUPER_ADMIN"] as const;

/** Who keeps the lists and enters remittances. Who manages the sponsors does neither, but decides. */
export const listKeepers = ["BURSARY_OFFICER"] as const;

const area = { area: "payment", origin: "extension", auth: "staff" } as const;

/** What of the fees a sponsor can cover. It never covers a late fee. */
export const sponsoredSections = ["A", "B", "C", "hostel"] as const;

/**
 * How much of the covered sections: `full`: what is open. `percentage`: a share of what is charged. `at_most`: what is open up to an
 * amount.
 */
export const coverageKinds = ["full", "percentage", "at_most"] as const;

/** The unpaid remainder can be claimed while a list is open. */
export const sponsorshipStates = ["open", "past_deadline", "closed"] as const;

const SponsorListed = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  /** As accounts and receipts show it: `NELFUND`. */
  short_name: Type.String(),
  contact_email: Unset(Type.String()),
  contact_phone: Unset(Type.String()),
  is_active: Type.Boolean(),
  /** How many lists it has, and how many of its remittances wait for a second person. */
  lists: Type.Integer(),
  waiting_remittances: Type.Integer(),
});

export const sponsors = defineListEndpoint({
  path: "/payment/sponsors/",
  area: "payment",
  summary: "Those who pay fees for many students; a search finds their names by the beginning",
  roles: sponsorReaders,
  row: SponsorListed,
  sorts: ["name"],
  defaultSort: "name",
  filters: { is_active: Type.Optional(Type.Boolean()) },
});

export const exportSponsors = defineExportEndpoint(sponsors, { summary: "The sponsors as a file" });

/** What a list comes to. */
export const SponsorshipSums = Type.Object({
  students: Type.Integer(),
  /** Students for whom nothing is missing. */
  ready: Type.Integer(),
  /** What the sponsor is to pay by the coverage, what it has paid, and what is left of it. */
  claimed: Naira,
  paid: Naira,
  outstanding: Naira,
  /** What its approved remittances brought beyond the students' shares. */
  unallocated: Naira,
});

/** A sponsor's list of a session. */
export const SponsorshipListed = Type.Object({
  id: Type.Integer(),
  session: SessionName,
  sections: Type.Array(Type.Enum(sponsoredSections)),
  coverage: Type.Enum(coverageKinds),
  /** 1 to 100; null unless the coverage is a percentage. */
  percentage: Unset(Type.Integer()),
  /** By student; null unless the coverage is at most an amount. */
  most: Unset(Naira),
  /** The last day on which the sponsor takes claims. */
  deadline: IsoDate,
  state: Type.Enum(sponsorshipStates),
  ...SponsorshipSums.properties,
});

export const sponsor = defineEndpoint({
  ...area,
  method: "GET",
  path: "/payment/sponsors/{id}/",
  summary: "One sponsor with its lists",
  roles: sponsorReaders,
  params: RecordParams,
  status: 200,
  response: Type.Object({
    ...SponsorListed.properties,
    revision: Revision,
    /** The newest session first. */
    sponsorships: Type.Array(SponsorshipListed),
    /** The sessions for which a list can be made: the running one and later ones without a list. */
    open_sessions: Type.Array(SessionName),
  }),
  failures: officeFailures,
});

const SponsorBody = {
  name: Typed,
  short_name: Typed,
  contact_email: Typed,
  contact_phone: Typed,
};

const Saved = Type.Object({ id: Type.Integer(), message: Type.String() });

export const createSponsor = defineEndpoint({
  ...area,
  method: "POST",
  path: "/payment/sponsors/",
  summary: "Add a sponsor",
  roles: ["SUPER_ADMIN"],
  body: Type.Object(SponsorBody),
  status: 201,
  response: Saved,
  failures: officeFailures,
});

/** An inactive sponsor gets no new list; the lists that it has stay. */
export const changeSponsor = defineEndpoint({
  ...area,
  method: "PUT",
  path: "/payment/sponsors/{id}/",
  summary: "Change a sponsor's names and contacts, or whether it is active",
  roles: ["SUPER_ADMIN"],
  params: RecordParams,
  body: Type.Object({ ...SponsorBody, is_active: Type.Boolean(), revision: Revision }),
  status: 200,
  response: Saved,
  failures: [...officeFailures, changedElsewhere],
});

const Coverage = {
  sections: Type.Array(Type.Enum(sponsoredSections), { maxItems: 4 }),
  coverage: Type.Enum(coverageKinds),
  percentage: Type.Optional(Type.Number({ minimum: 0, maximum: 1_000 })),
  most: Type.Optional(NairaSent),
  deadline: IsoDate,
};

export const createSponsorship = defineEndpoint({
  ...area,
  method: "POST",
  path: "/payment/sponsors/{id}/sponsorships/",
  summary: "Begin a sponsor's list of a session",
  roles: listKeepers,
  params: RecordParams,
  body: Type.Object({ session: SessionName, ...Coverage }),
  status: 201,
  response: Saved,
  failures: [
    ...officeFailures,
    {
      ...changedElsewhere,
      when: "`changed_elsewhere`: the sponsor has a list of this session, or is not active any more.",
    },
  ],
});

export const sponsorship = defineEndpoint({
  ...area,
  method: "GET",
  path: "/payment/sponsorships/{id}/",
  summary: "A sponsor's list of a session: what it covers, and what it comes to",
  roles: sponsorReaders,
  params: RecordParams,
  status: 200,
  response: Type.Object({
    ...SponsorshipListed.properties,
    sponsor: Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      short_name: Type.String(),
    }),
    revision: Revision,
    /** What is covered changes only before money was credited. */
    is_credited: Type.Boolean(),
    waiting_remittances: Type.Integer(),
  }),
  failures: officeFailures,
});

/** A closed list takes no students and no remittance, and its students expect nothing more of the sponsor. */
export const changeSponsorship = defineEndpoint({
  ...area,
  method: "PUT",
  path: "/payment/sponsorships/{id}/",
  summary: "Change what a list covers, its deadline, or whether it is closed",
  roles: listKeepers,
  params: RecordParams,
  body: Type.Object({ ...Coverage, is_closed: Type.Boolean(), revision: Revision }),
  status: 200,
  response: Saved,
  failures: [
    ...officeFailures,
    {
      ...changedElsewhere,
      when: "`changed_elsewhere`: it was changed since it was seen. `wrong_state`: money was credited, so what is covered stays.",
    },
  ],
});

/** The same list is printed under the same code. */
export const sponsorStatement = defineEndpoint({
  ...area,
  method: "GET",
  path: "/payment/sponsorships/{id}/statement/",
  summary: "The statement of a list for its sponsor, as PDF with a code that confirms it",
  roles: sponsorReaders,
  params: RecordParams,
  status: 200,
  response: { file: ["application/pdf"] },
  failures: officeFailures,
});

/** What a sponsor is expected to pay for the signed-in student. */
export const ownSponsorships = defineEndpoint({
  method: "GET",
  path: "/payment/account/sponsors/",
  area: "payment",
  origin: "extension",
  summary: "What sponsors are expected to pay for the signed-in student",
  auth: "student",
  status: 200,
  response: Type.Object({
    sponsorships: Type.Array(
      Type.Object({
        sponsor: Type.String(),
        session: SessionName,
        amount: Naira,
        deadline: IsoDate,
      }),
    ),
  }),
  failures: [...guardFailures],
});

/** The sums of a genuine statement when it was issued, and whether the list is unchanged since. */
export const confirmSponsorStatement = defineEndpoint({
  method: "GET",
  path: "/payment/sponsor-statements/{code}/",
  area: "payment",
  origin: "extension",
  summary: "Confirm that a statement for a sponsor is genuine",
  auth: "none",
  params: Type.Object({ code: Type.String({ pattern: "^[A-Za-z0-9_-]{8,64}$" }) }),
  status: 200,
  response: Type.Object({
    sponsor: Type.String(),
    session: SessionName,
    issued_at: IsoInstant,
    students: Type.Integer(),
    claimed: Naira,
    paid: Naira,
    outstanding: Naira,
    /** False once a student, a claim or a payment changed. */
    is_current: Type.Boolean(),
  }),
  failures: [
    { status: 404, body: Detail, when: "The college issued no statement with this code." },
    tooManyRequestsFailure,
  ],
});
