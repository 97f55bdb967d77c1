import { Blank } from "../shapes.ts";

/** The profile fields of §3 that applicants and students share; `null` or `""` where nothing was given. */
export const profileFields = {
  passport: Blank,
  phone: Blank,
  sex: Blank,
  date_of_birth: Blank,
  marital_status: Blank,
  nationality: Blank,
  state_of_origin: Blank,
  lga: Blank,
  blood_group: Blank,
  emergency_contact: Blank,
  address: Blank,
  religion: Blank,
  parent_name: Blank,
  parent_phone: Blank,
  parent_address: Blank,
  maiden_name: Blank,
} as const;
