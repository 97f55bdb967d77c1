import type {
  indexingGaps,
  indexingStates,
} from "../../../../contract/students/indexing-students.ts";
import type { IndexingValue } from "../../../../rules/students/indexing-round.ts";

/** The indexing of students by the council that regulates their programme. */
export const indexingTexts = {
  noRound: "There is no such round.",
  noCohort: "Your students' cohort is not indexed now.",
  noProgramme: "Choose a programme from the list.",
  noSession: "Choose a session from the list.",
  roundExists: "The students who began the programme in this session have a round already.",
  opened: "The round is open.",
  deleted: "The round is deleted.",
  inUse: (indexed: number) =>
    `${indexed === 1 ? "1 student is" : `${indexed} students are`} indexed in this round, so it stays.`,
  unknown: "A student is not in this round any more.",
  renamed: (who: string) => `${who}: has another name than you saw.`,
  isIndexed: (who: string) => `${who}: is indexed already.`,
  isSo: (who: string) => `${who}: is so already.`,
  nobodyReady: "Nobody is ready to be handed in.",
  overQuota: (count: number, quota: number) =>
    `${count} students are ready or indexed, and the council takes ${quota}. Hold ${count - quota} back first.`,
  notIndexed: "The student has no index number.",
  removed: "The index number is taken back.",
  locked: (indexNumber: string) =>
    `The council has indexed this student under this name, as ${indexNumber}. Take the index number back first.`,
  import: {
    unknown: "The college has no student with this number.",
    otherRound: "This student is not in this round.",
    number: "Use 2 to 40 letters, digits, slashes, dots and hyphens.",
    twice: (row: number) => `Row ${row} has the same.`,
    taken: (who: string) => `${who} has this index number.`,
    hasOther: (number: string) => `The student has the index number ${number} already.`,
    otherName: (name: string) => `The college has the name ${name}.`,
  },
  states: {
    indexed: "Indexed",
    held: "Held back",
    ready: "Ready",
    not_ready: "Not ready",
  } satisfies Record<(typeof indexingStates)[number], string>,
  gaps: {
    no_photo: "no passport photo",
    no_birth_date: "no date of birth",
    certificate_unchecked: "name not compared with the certificate",
    name_changed: "name changed since it was compared",
    olevel_unchecked: "O-level results not verified",
  } satisfies Record<(typeof indexingGaps)[number], string>,
} as const;

/** What the table for a council says of a student. */
export type CouncilRow = Readonly<Record<IndexingValue, string | number | null>>;
