import type { IndexingState, IndexingValue } from "../../../gql/staff-students.ts";
import { daysLeftText } from "../../../ui/indexing-gaps.ts";
import { type StatusKind, StatusTag } from "../../../ui/StatusTag.tsx";

export const indexingStates: Readonly<
  Record<IndexingState, { readonly kind: StatusKind; readonly text: string }>
> = {
  INDEXED: { kind: "good", text: "Indexed" },
  READY: { kind: "decided", text: "Ready" },
  NOT_READY: { kind: "waiting", text: "Not ready" },
  HELD: { kind: "neutral", text: "Held back" },
};

export const indexingStateTag = (state: IndexingState) => (
  <StatusTag kind={indexingStates[state].kind}>{indexingStates[state].text}</StatusTag>
);

/** From so many days on, the last day is near. */
const nearDays = 30;

export const daysLeftTag = (days: number) => (
  <StatusTag kind={days < 0 || days > nearDays ? "neutral" : "waiting"}>
    {daysLeftText(days)}
  </StatusTag>
);

/** What a column of the council's table can hold. */
export const indexingValues: Readonly<Record<IndexingValue, string>> = {
  SERIAL: "Serial number",
  MATRIC_NUMBER: "Matric number",
  SURNAME: "Surname",
  FIRST_NAME: "First name",
  OTHER_NAME: "Other name",
  FULL_NAME: "Full name",
  SEX: "Sex",
  DATE_OF_BIRTH: "Date of birth",
  NATIONALITY: "Nationality",
  STATE_OF_ORIGIN: "State of origin",
  LGA: "Local government area",
  PHONE: "Phone",
  EMAIL: "Email",
  ADDRESS: "Address",
  PROGRAMME: "Programme",
  ENTRY_SESSION: "Entry session",
  O_LEVEL: "O-level results",
  PHOTO: "File name of the photo",
};
