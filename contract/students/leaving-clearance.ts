import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import { defineExportEndpoint, defineListEndpoint } from "../list.ts";
import {
  CodedDetail,
  FieldErrors,
  guardFailures,
  IsoInstant,
  Naira,
  officeFailures,
  RecordId,
  RecordParams,
  Typed,
  Unset,
} from "../shapes.ts";
import type { StaffRole } from "../staff/role.ts";

/** The offices that sign a student off when the student leaves, in the order that they are shown in. */
export const clearanceUnits = ["library", "hostel", "department", "bursary"] as const;

export type ClearanceUnit = (typeof clearanceUnits)[number];

/** `waiting`: not decided. `held`: something is owed or to be brought back, which the note names. */
export const clearanceStates = ["waiting", "held", "cleared"] as const;

/** Who decides for an office. The library and the hostels have no accounts of their own: ICT support enters what they say. */
export const unitsOfRole: Readonly<Partial<Record<StaffRole, readonly ClearanceUnit[]>>> = {
  ICT_SUPPORT: ["library", "hostel"],
  EXAM_OFFICER: ["department"],
  BURSARY_OFFICER: ["bursary"],
  SUPER_ADMIN: clearanceUnits,
};

const readers = ["BURSARY_OFFICER", "EXAM_OFFICER", "ICT_SUPPORT", "SUPER_ADMIN"] as const;

const extension = { area: "student", origin: "extension" } as const;

const Unit = Type.Enum(clearanceUnits);
const State = Type.Enum(clearanceStates);

/** 0 while an office has not decided. */
const SeenDecision = Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 });

/** Students leave when they have graduated or withdrawn. */
const Leaving = Type.Enum(["graduated", "withdrawn"]);

export const ownLeavingClearance = defineEndpoint({
  method: "GET",
  path: "/student/leaving-clearance/",
  ...extension,
  summary: "Which offices have signed the student off, and what the others wait for",
  auth: "student",
  status: 200,
  response: Type.Object({
    /** Empty for a student who does not leave. */
    units: Type.Array(
      Type.Object({
        unit: Unit,
        state: State,
        /** What is owed or to be brought back; null where nothing is held. */
        note: Unset(Type.String()),
        decided_at: Unset(IsoInstant),
      }),
    ),
    /** Why there is no statement of result: `The library has not signed you off.`; null where it can be printed. */
    obstacle: Unset(Type.String()),
  }),
  failures: [...guardFailures],
});

export const leavingClearances = defineListEndpoint({
  path: "/student/leaving-clearances/",
  area: "student",
  summary: "Students who leave, and which offices have signed them off",
  roles: readers,
  row: Type.Object({
    /** Of the student. */
    id: RecordId,
    matric_number: Type.String(),
    /** Surname first. */
    name: Type.String(),
    department: Type.String(),
    level: Type.Integer(),
    standing: Leaving,
    units: Type.Array(Type.Object({ unit: Unit, state: State, revision: SeenDecision })),
  }),
  sorts: ["matric_number", "name", "department"],
  defaultSort: "matric_number",
  filters: {
    /** The office that `state` is of; without it every office must have cleared, or any be waiting or have held. */
    unit: Type.Optional(Unit),
    state: Type.Optional(State),
    department_id: Type.Optional(RecordId),
    standing: Type.Optional(Leaving),
  },
});

export const exportLeavingClearances = defineExportEndpoint(leavingClearances, {
  summary: "The same as a file",
});

export const leavingClearance = defineEndpoint({
  method: "GET",
  path: "/student/leaving-clearances/{id}/",
  ...extension,
  summary: "What each office decided on a student who leaves",
  auth: "staff",
  roles: readers,
  params: RecordParams,
  status: 200,
  response: Type.Object({
    id: RecordId,
    matric_number: Type.String(),
    name: Type.String(),
    department: Type.String(),
    level: Type.Integer(),
    standing: Leaving,
    /** What the student owes; null for a caller who does not decide for the bursary. */
    owed: Unset(Naira),
    units: Type.Array(
      Type.Object({
        unit: Unit,
        state: State,
        revision: SeenDecision,
        /** Null besides for a caller who does not decide for this office. */
        note: Unset(Type.String()),
        decided_by: Unset(Type.String()),
        decided_at: Unset(IsoInstant),
        /** Whether the caller decides for this office. */
        can_decide: Type.Boolean(),
      }),
    ),
  }),
  failures: [...officeFailures],
});

/** Each student is judged alone. Those who cannot be signed off are left out with a sentence; the others are signed off. */
export const decideLeavingClearance = defineEndpoint({
  method: "POST",
  path: "/student/leaving-clearances/{unit}/decisions/",
  ...extension,
  summary: "Sign students off for an office, hold them, or take that back",
  auth: "staff",
  roles: readers,
  params: Type.Object({ unit: Unit }),
  body: Type.Object({
    students: Type.Array(Type.Object({ id: RecordId, revision: SeenDecision }), {
      minItems: 1,
      maxItems: 100,
    }),
    state: State,
    /** What is owed or to be brought back, or why a decision is taken back; the student reads what holds them. */
    note: Type.Optional(Typed),
  }),
  status: 200,
  response: Type.Object({
    changed: Type.Integer({ minimum: 0 }),
    /** Why others were not, a sentence each: `COHT/2025/001: ₦5,000.00 is owed.` */
    left_out: Type.Array(Type.String()),
  }),
  failures: [
    ...guardFailures,
    { status: 400, body: FieldErrors, when: "`note` is missing." },
    {
      status: 409,
      body: CodedDetail,
      when: "`other_office`: the caller does not decide for this office.",
    },
  ],
});
