import Type from "typebox";
import { Blank } from "../shapes.ts";

/** The profile fields of §3 that applicants and students share, as a form sends them. */
export const ProfileForm = Type.Object({
  passport: Type.String({
    format: "binary",
    description: "A JPEG, PNG or WebP picture of at most 2 MB.",
  }),
  phone: Type.String({ maxLength: 30 }),
  sex: Type.String({ maxLength: 10 }),
  date_of_birth: Type.String({ maxLength: 10 }),
  marital_status: Type.String({ maxLength: 20 }),
  nationality: Type.String({ maxLength: 60 }),
  state_of_origin: Type.String({ maxLength: 60 }),
  lga: Type.String({ maxLength: 60 }),
  blood_group: Type.String({ maxLength: 5 }),
  emergency_contact: Type.String({ maxLength: 120 }),
  address: Type.String({ maxLength: 250 }),
  religion: Type.String({ maxLength: 40 }),
  parent_name: Type.String({ maxLength: 120 }),
  parent_phone: Type.String({ maxLength: 30 }),
  parent_address: Type.String({ maxLength: 250 }),
  maiden_name: Type.String({ maxLength: 60 }),
});

/** The same fields in a record; `null` or `""` where nothing was given. */
export const profileFields = Type.Record(Type.KeyOf(ProfileForm), Blank).properties;
