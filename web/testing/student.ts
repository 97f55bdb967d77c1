import { emptyProfile } from "./profile.ts";

/** A student with all fields of the schema. Overrides are merged one level deep. */
export const aStudent = (overrides: Readonly<Record<string, unknown>> = {}) => ({
  __typename: "Student",
  id: "7",
  matricNumber: "COHT/2025/001",
  surname: "Adeyemi",
  firstName: "Tolu",
  otherName: null,
  email: "tolu.adeyemi@example.com",
  passportUrl: null,
  mustChangePassword: false,
  department: "Public Health",
  level: 100,
  currentSemester: "FIRST",
  currentSession: "2026/2027",
  profile: {
    ...emptyProfile,
    phone: "08030000001",
    sex: "Female",
    dateOfBirth: "2006-04-02",
    nationality: "Nigerian",
    stateOfOrigin: "Oyo",
    lga: "Ibadan North",
  },
  payments: [],
  calendar: null,
  fees: null,
  ...overrides,
});
