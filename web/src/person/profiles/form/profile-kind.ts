import {
  lengthLimits,
  type PersonalField,
  personalFields,
  readPersonalField,
  studentFields,
  submittedApplicantFields,
} from "../../../../../rules/profiles/personal-details.ts";
import { normalisePhone } from "../../../../../rules/profiles/phone.ts";
import { personalTexts } from "../../../../../rules/texts.ts";
import { isoDayIn } from "../../../lib/dates.ts";
import { paths } from "../../../paths.ts";
import { fieldsIn, personalDetails } from "../personal-details.ts";
import type { DetailName, NumberName } from "../view/profile-entries.ts";
import type { PersonalChanges } from "./personal-changes.ts";

/** The configuration of a profile form for one role. */
export interface ProfileKind {
  /** The fields that the person can change. */
  readonly fields: readonly PersonalField[];
  /** The read-only fields that the college keeps. */
  readonly kept: readonly DetailName[];
  /** The path of the profile. */
  readonly profilePath: string;
  /** Validates a changed value by the role's own rules. */
  readonly problemOf: (field: PersonalField, value: string) => string | undefined;
}

/** What the person cannot change in the form, their number first. */
const keptBesides = (
  fields: readonly PersonalField[],
  number: NumberName,
): readonly DetailName[] => {
  const kept = (all: readonly PersonalField[]) => all.filter((field) => !fields.includes(field));
  return [
    number,
    ...kept(fieldsIn("identity")),
    "email",
    ...kept(fieldsIn("personal", "origin", "contact", "guardian")),
  ];
};

/** The profile form of a student. */
export const studentProfile: ProfileKind = {
  fields: studentFields,
  kept: keptBesides(studentFields, "matricNumber"),
  profilePath: paths.student.profile,
  problemOf: (field, value) => {
    const text = value.trim();
    if (text.length > lengthLimits[field]) return `At most ${lengthLimits[field]} characters`;
    const isPhone = personalDetails[field].control === "phone";
    return text && isPhone && normalisePhone(text) === undefined
      ? "Enter a phone number such as 0803 123 4567, or one with its country's +code"
      : undefined;
  },
};

const missing: Readonly<Record<string, string>> = personalTexts.missing;

/** The profile form of a submitted applicant. ICT support corrects the other fields. Dates are validated in `timeZone`. */
export const applicantProfile = (timeZone: string): ProfileKind => ({
  fields: submittedApplicantFields,
  kept: keptBesides(submittedApplicantFields, "applicationNo"),
  profilePath: paths.applicant.profile,
  problemOf: (field, value) => {
    // A field that submission requires cannot be emptied.
    if (value.trim() === "") return missing[field];
    const reading = readPersonalField(field, value, isoDayIn(new Date(), timeZone));
    return "problem" in reading ? reading.problem : undefined;
  },
});

/** The problems of the changed values, by field. Unchanged values are not validated. */
export const problemsOf = (
  changes: PersonalChanges,
  { problemOf }: Pick<ProfileKind, "problemOf">,
): PersonalChanges =>
  Object.fromEntries(
    personalFields.flatMap((field) => {
      const value = changes[field];
      const problem = value === undefined ? undefined : problemOf(field, value);
      return problem ? [[field, problem]] : [];
    }),
  );
