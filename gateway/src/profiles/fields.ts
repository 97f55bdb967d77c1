import { updateStudent } from "../../../contract/students/student.ts";
import type { ProfileInput } from "../generated/schema-types.ts";
import { formFields } from "./form-fields.ts";

/** The college's name of each field of `ProfileInput`. */
const collegeFields: Readonly<
  Record<keyof ProfileInput, Exclude<keyof typeof updateStudent.body.properties, "passport">>
> = {
  phone: "phone",
  maritalStatus: "marital_status",
  nationality: "nationality",
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

/** The form in which a student changes their profile. */
export const studentForm = formFields(collegeFields, updateStudent.body.properties);
