import { readPersonalField } from "../../../../rules/profiles/personal-details.ts";
import { personalTexts } from "../../../../rules/texts.ts";
import { isoDayIn } from "../../lib/dates.ts";
import { paths } from "../../paths.ts";
import type { ProfileKind } from "../../person/profiles/form/profile-kind.ts";

/** What a submitted applicant may still change; everything else goes through ICT support. */
const fields = [
  "phone",
  "address",
  "emergencyContact",
  "parentName",
  "parentPhone",
  "parentAddress",
] as const;

const missing: Readonly<Record<string, string>> = personalTexts.missing;

/** A submitted applicant's profile form; dates are judged in `timeZone`. */
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
    // What the application could not have been submitted without cannot be taken out of it either.
    if (value.trim() === "") return missing[field];
    const reading = readPersonalField(field, value, isoDayIn(new Date(), timeZone));
    return "problem" in reading ? reading.problem : undefined;
  },
});
