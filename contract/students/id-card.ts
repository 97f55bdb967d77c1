import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import {
  CodedDetail,
  changedElsewhere,
  Detail,
  guardFailures,
  IsoInstant,
  officeFailures,
  RecordParams,
  tooManyRequestsFailure,
  Unset,
} from "../shapes.ts";

const readers = ["ICT_SUPPORT", "SUPER_ADMIN"] as const;

/** 1 for the first card of a student; a later one makes those before it worthless. */
const CardNumber = Type.Integer({ minimum: 1, maximum: 32_767 });

export const ownIdCard = defineEndpoint({
  method: "GET",
  path: "/student/id-card/",
  area: "student",
  origin: "extension",
  summary: "Whether the student can print an ID card, and which one is valid",
  auth: "student",
  status: 200,
  response: Type.Object({
    /** Why there is none: `Your profile has no photo.`; null where it can be printed. */
    obstacle: Unset(Type.String()),
    /** The valid card; null while none was printed. */
    card: Unset(Type.Object({ number: CardNumber, issued_at: IsoInstant })),
  }),
  failures: [...guardFailures],
});

/** The first print issues the card; later prints are of the same card until the office reissues it. */
export const printIdCard = defineEndpoint({
  method: "GET",
  path: "/student/id-card/print/",
  area: "student",
  origin: "extension",
  summary: "The student's ID card as PDF, with a signed QR code",
  auth: "student",
  status: 200,
  response: { file: ["application/pdf"] },
  failures: [
    ...guardFailures,
    { status: 409, body: CodedDetail, when: "`no_id_card`: an obstacle, named in the detail." },
  ],
});

export const studentIdCards = defineEndpoint({
  method: "GET",
  path: "/student/records/{id}/id-cards/",
  area: "student",
  origin: "extension",
  summary: "The ID cards that were issued to a student",
  auth: "staff",
  roles: readers,
  params: RecordParams,
  status: 200,
  response: Type.Object({
    /** The valid one first. */
    cards: Type.Array(
      Type.Object({
        number: CardNumber,
        issued_at: IsoInstant,
        /** The member of staff; null where the student printed it. */
        issued_by: Unset(Type.String()),
        /** Why it was reissued; null for the first. */
        reason: Unset(Type.String()),
      }),
    ),
  }),
  failures: [...officeFailures],
});

export const reissueIdCard = defineEndpoint({
  method: "POST",
  path: "/student/records/{id}/id-cards/",
  area: "student",
  origin: "extension",
  summary: "Make a student's ID card worthless, so that the next print is of a new one",
  auth: "staff",
  roles: readers,
  params: RecordParams,
  body: Type.Object({
    /** Why: lost, stolen, another name. */
    reason: Type.String({ minLength: 5, maxLength: 500 }),
    /** The number of the valid card as the caller saw it. */
    seen: CardNumber,
  }),
  status: 200,
  response: Type.Object({ number: CardNumber }),
  failures: [...officeFailures, changedElsewhere],
});

/** What a card that the college signed says, and whether it is the valid one. Neither contacts nor the photo are disclosed. */
export const confirmIdCard = defineEndpoint({
  method: "GET",
  path: "/student/id-cards/{code}/",
  area: "student",
  origin: "extension",
  summary: "Confirm that a student's ID card is genuine and valid",
  auth: "none",
  params: Type.Object({ code: Type.String({ pattern: "^[A-Za-z0-9_-]{90,600}$" }) }),
  status: 200,
  response: Type.Object({
    matric_number: Type.String(),
    name: Type.String(),
    department: Type.String(),
    level: Type.Integer(),
    number: CardNumber,
    issued_at: IsoInstant,
    /** False once a newer card was issued. */
    is_latest: Type.Boolean(),
    /** Whether its owner is a student of the college now. */
    is_student: Type.Boolean(),
  }),
  failures: [
    { status: 404, body: Detail, when: "The college did not sign this card." },
    tooManyRequestsFailure,
  ],
});
