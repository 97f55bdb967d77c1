import { date, text, uuid } from "drizzle-orm/pg-core";
import { storedFile } from "./files.ts";

/** What `applicant` and `student` keep of a person alike. Only applicants must have a phone number. */
export const personalColumns = {
  surname: text().notNull(),
  firstName: text().notNull(),
  otherName: text(),
  passportFileId: uuid().references(() => storedFile.id),
  sex: text({ enum: ["Female", "Male"] }),
  dateOfBirth: date({ mode: "string" }),
  maritalStatus: text(),
  nationality: text(),
  stateOfOrigin: text(),
  lga: text(),
  bloodGroup: text(),
  emergencyContact: text(),
  address: text(),
  religion: text(),
  parentName: text(),
  parentPhone: text(),
  parentAddress: text(),
  maidenName: text(),
} as const;
