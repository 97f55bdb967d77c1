import { updateApplicantProfile } from "../../../../contract/admissions/applicant.ts";
import { formFields } from "../../profiles/form-fields.ts";

/** The form in which an applicant saves personal details. */
export const personalForm = formFields(updateApplicantProfile.body.properties);
