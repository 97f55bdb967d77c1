import { updateStudent } from "../../../contract/student.ts";
import type { FieldRefusal, ProfileInput } from "../generated/resolvers.ts";
import { texts } from "../texts.ts";

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

const byName = new Map<string, string>(Object.entries(collegeFields));

export const collegeFieldOf = (field: string): string | undefined => byName.get(field);

/** The field of the input for each field of the college's form. */
export const inputFieldOf: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...byName].map(([field, name]) => [name, field])),
  passport: "passport",
};

/** Fields longer than the contract lets them be. */
export const tooLongFields = (input: ProfileInput): FieldRefusal[] =>
  Object.entries(input).flatMap(([field, value]) => {
    const isTooLong = typeof value === "string" && value.trim().length > longestOf(field);
    return isTooLong ? [{ field, message: texts.profile.tooLong }] : [];
  });

const longestOf = (field: string): number => {
  const properties = new Map<string, object>(Object.entries(updateStudent.body.properties));
  const schema = properties.get(byName.get(field) ?? "");
  return schema && "maxLength" in schema ? Number(schema.maxLength) : Number.POSITIVE_INFINITY;
};
