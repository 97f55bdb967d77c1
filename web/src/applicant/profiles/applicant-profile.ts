import { readPersonalField } from "../../../../rules/profiles/personal-details.ts";
import { personalTexts } from "../../../../rules/texts.ts";
import { isoDayIn } from "../../lib/dates.ts";
import { paths } from "../../paths.ts";
import type { ProfileKind } from "../../person/profiles/form/profile-kind.ts";

/** The fields that a submitted applicant can change. ICT support corrects the others. */
const fields = [
  "phone",
  "address",
  "emergencyContact",
  "parentName",
  "parentPhone",
  "parentAddress",
] as const;

const missing: Readonly<Record<string, string>> = personalTexts.missing;

/** The profile form of a submitted applicant. Dates are validated in `timeZone`. */
export const applicantProfile = (timeZone: string): ProfileKind => ({
  fields,
  kept: [
    "applicationNo",
    "surname",
    "firstName",
    "otherName",
    "maidenName",
    "email",
    "sex",
    "dateOfBirth",
    "maritalStatus",
    "religion",
    "bloodGroup",
    "nationality",
    "stateOfOrigin",
    "lga",
  ],
  profilePath: paths.applicant.profile,
  judge: (field, value) => {
    // A field that submission requires cannot be emptied.
    if (value.trim() === "") return missing[field];
    const reading = readPersonalField(field, value, isoDayIn(new Date(), timeZone));
    return "problem" in reading ? reading.problem : undefined;
  },
});
