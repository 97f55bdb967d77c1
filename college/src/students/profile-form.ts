import Type from "typebox";
import { Compile } from "typebox/compile";
import { bloodGroups, maritalStatuses, updateStudent } from "../../../contract/students/student.ts";
import { normalisePhone } from "../../../rules/profiles/phone.ts";
import type { student } from "../db/schema/students.ts";
import { fieldErrors } from "../http/field-errors.ts";
import { texts } from "../texts.ts";

/** The columns a student may write; null clears one. */
export type ProfileChanges = Partial<typeof student.$inferInsert>;

export type ProfileReading =
  | { readonly changes: ProfileChanges }
  | { readonly problems: Readonly<Record<string, readonly string[]>> };

/** Reads one field: its stored form, or the sentence that says what is wrong with it. */
type FieldReader = (value: string) => { readonly value: string } | { readonly problem: string };

const anyText: FieldReader = (value) => ({ value });

const phone: FieldReader = (value) => {
  const normal = normalisePhone(value);
  return normal === undefined ? { problem: texts.profile.phone } : { value: normal };
};

const oneOf =
  (known: readonly string[]): FieldReader =>
  (value) => {
    const match = known.find((choice) => choice.toLowerCase() === value.toLowerCase());
    return match === undefined
      ? { problem: texts.profile.choice(known.join(", ")) }
      : { value: match };
  };

const editable: Readonly<Record<string, readonly [column: keyof ProfileChanges, FieldReader]>> = {
  phone: ["phone", phone],
  maritalStatus: ["maritalStatus", oneOf(maritalStatuses)],
  bloodGroup: ["bloodGroup", oneOf(bloodGroups)],
  emergencyContact: ["emergencyContact", anyText],
  address: ["address", anyText],
  religion: ["religion", anyText],
  parentName: ["parentName", anyText],
  parentPhone: ["parentPhone", phone],
  parentAddress: ["parentAddress", anyText],
  maidenName: ["maidenName", anyText],
  nationality: ["nationality", anyText],
  lga: ["lga", anyText],
};

/** What the college's records say and only ICT support may correct. */
const protectedFields: ReadonlySet<string> = new Set([
  "id",
  "matric_number",
  "surname",
  "first_name",
  "other_name",
  "email",
  "department",
  "level",
  "session",
  "current_semester",
  "sex",
  "date_of_birth",
  "state_of_origin",
]);

const { passport: _file, ...textFields } = updateStudent.body.properties;
const lengths = Compile(Type.Object(textFields));

/**
 * Reads the text fields of a profile form. Empty text clears a field, a field left out keeps its value, a
 * protected one is refused, one nobody knows is ignored.
 */
export const readProfileForm = (form: ReadonlyMap<string, string>): ProfileReading => {
  const fields = new Map([...form].map(([name, value]) => [name, tidy(value)]));
  const problems: Record<string, readonly string[]> = fieldErrors(
    lengths.Errors(Object.fromEntries(fields)),
  );
  const changes: ProfileChanges = {};
  for (const [name, value] of fields) {
    if (protectedFields.has(name)) problems[name] = [texts.profile.protected];
    const field = editable[name];
    if (field === undefined || name in problems) continue;
    const [column, read] = field;
    const reading = value === "" ? { value: null } : read(value);
    if ("problem" in reading) problems[name] = [reading.problem];
    else Object.assign(changes, { [column]: reading.value });
  }
  return Object.keys(problems).length > 0 ? { problems } : { changes };
};

/** One line, composed, without control characters or outer and doubled spaces. */
const tidy = (value: string): string =>
  value
    .normalize("NFC")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim();
