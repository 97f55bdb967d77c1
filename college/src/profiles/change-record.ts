import { snakeCase } from "../../../contract/camel-case.ts";
import type { ValueOf } from "../../../contract/endpoint.ts";
import type { ChangeRequest } from "../../../contract/profiles/correction-shapes.ts";
import {
  type CorrectableField,
  type CorrectableValues,
  correctableFields,
} from "../../../rules/profiles/correction.ts";
import type { profileChangeRequest } from "../db/schema/staff.ts";

type Row = typeof profileChangeRequest.$inferSelect;
type Recorded = Pick<Row, "before" | "after">;

/** Changes as they are stored: by the contract's names. */
export const recordedChanges = (saved: CorrectableValues, changes: CorrectableValues): Recorded => {
  const before: Record<string, string> = {};
  const after: Record<string, string> = {};
  for (const [field, value] of Object.entries(changes)) {
    before[snakeCase(field)] = saved[field as CorrectableField] ?? "";
    after[snakeCase(field)] = value;
  }
  return { before, after };
};

/** What was stored, as the rules name it. */
export const valuesOf = (recorded: Readonly<Record<string, string>>): CorrectableValues => {
  const values: Partial<Record<CorrectableField, string>> = {};
  for (const field of correctableFields) {
    const value = recorded[snakeCase(field)];
    if (value !== undefined) values[field] = value;
  }
  return values;
};

/** In the order of the form, whatever order the database keeps them in. */
const fieldChanges = ({ before, after }: Recorded) =>
  correctableFields.flatMap((field) => {
    const name = snakeCase(field);
    const value = after[name];
    return value === undefined ? [] : [{ field: name, before: before[name] ?? "", after: value }];
  });

const words: Readonly<Record<CorrectableField, string>> = {
  surname: "Surname",
  firstName: "First name",
  otherName: "Other name",
  maidenName: "Maiden name",
  sex: "Sex",
  dateOfBirth: "Date of birth",
  maritalStatus: "Marital status",
  nationality: "Nationality",
  stateOfOrigin: "State of origin",
  lga: "Local government area",
};

/** One line a field, for a mail: `Surname: Adeyemi, now Adeyemi-Bello`. */
export const changesText = (recorded: Recorded): string => {
  const values = valuesOf(recorded.after);
  return correctableFields
    .flatMap((field) => {
      const value = values[field];
      if (value === undefined) return [];
      const was = recorded.before[snakeCase(field)] || "nothing";
      return [`${words[field]}: ${was}, now ${value || "nothing"}`];
    })
    .join("\n");
};

/** A request as the contract has it. */
export const requestRecord = (row: Row): ValueOf<typeof ChangeRequest> => ({
  id: row.id,
  status: row.status,
  changes: fieldChanges(row),
  explanation: row.explanation,
  hasEvidence: row.evidenceFileId !== null,
  requestedAt: row.requestedAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  reason: row.reason,
});
