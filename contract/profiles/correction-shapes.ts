import Type from "typebox";
import { Blank, IsoInstant, Unset } from "../shapes.ts";

const Text = Type.Optional(Type.String({ maxLength: 120 }));

/** The fields that only ICT support corrects, as a form sends them; one left out keeps its value. */
export const correctionForm = {
  surname: Text,
  first_name: Text,
  other_name: Text,
  maiden_name: Text,
  sex: Text,
  date_of_birth: Text,
  marital_status: Text,
  nationality: Text,
  state_of_origin: Text,
  lga: Text,
} as const;

/** One field of a correction: what it was and what it is to be; empty where there is nothing. */
const FieldChange = Type.Object({
  /** As the contract names it: `date_of_birth`. */
  field: Type.String(),
  before: Type.String(),
  after: Type.String(),
});

export const changeRequestStatuses = ["pending", "approved", "refused", "withdrawn"] as const;

/** A requested correction, or one ICT support made on its own. */
export const ChangeRequest = Type.Object({
  id: Type.Integer(),
  status: Type.Enum(changeRequestStatuses),
  changes: Type.Array(FieldChange),
  explanation: Type.String(),
  has_evidence: Type.Boolean(),
  requested_at: IsoInstant,
  decided_at: Unset(IsoInstant),
  /** Why it was refused. */
  reason: Blank,
});

export const Evidence = Type.Optional(
  Type.String({
    format: "binary",
    description: "What shows it: a PDF, or a JPEG, PNG or WebP picture, of at most 5 MB.",
  }),
);
