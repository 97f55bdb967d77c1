import { updateApplicantProfile } from "../../../../contract/admissions/applicant.ts";
import type { PersonalDetailsInput } from "../../generated/schema-types.ts";
import { formFields } from "../../profiles/form-fields.ts";

type CollegeField = Exclude<keyof typeof updateApplicantProfile.body.properties, "passport">;

/** The college's name of each field of `PersonalDetailsInput`. */
const collegeFields: Readonly<Record<keyof PersonalDetailsInput, CollegeField>> = {
  surname: "surname",
  firstName: "first_name",
  otherName: "other_name",
  phone: "phone",
  sex: "sex",
  dateOfBirth: "date_of_birth",
  maritalStatus: "marital_status",
  nationality: "nationality",
  stateOfOrigin: "state_of_origin",
  lga: "lga",
  bloodGroup: "blood_group",
  emergencyContact: "emergency_contact",
  address: "address",
  religion: "religion",
  parentName: "parent_name",
  parentPhone: "parent_phone",
  parentAddress: "parent_address",
  maidenName: "maiden_name",
};

/** The form in which an applicant saves personal details. */
export const personalForm = formFields(collegeFields, updateApplicantProfile.body.properties);
