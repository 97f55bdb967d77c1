import {
  neverEmpty,
  type PersonalField,
  type Problems,
  personalMissing,
  personalProblems,
} from "./personal-details.ts";

type PersonalTexts = Readonly<Partial<Record<PersonalField, string>>>;

const placeFields: readonly string[] = [
  "nationality",
  "stateOfOrigin",
  "lga",
] satisfies readonly PersonalField[];

/**
 * Problems that block saving `sent` over `saved`. Both are checked together; problems are reported for the sent fields, and for the place of origin
 * if a part of it is sent. An invalid value already saved does not block other fields.
 * @param required fields that a save may change but not clear.
 */
export const personalChangeProblems = (
  saved: PersonalTexts,
  sent: PersonalTexts,
  today: string,
  localGovernmentsOf: (state: string) => readonly string[] | undefined,
  required: ReadonlySet<string> = neverEmpty,
): Problems => {
  const together = { ...saved, ...sent };
  const missing = Object.entries(personalMissing(together, true)).filter(([field]) =>
    required.has(field),
  );
  const all = {
    ...personalProblems(together, today, localGovernmentsOf),
    ...Object.fromEntries(missing),
  };
  const movesPlace = placeFields.some((field) => field in sent);
  return Object.fromEntries(
    Object.entries(all).filter(
      ([field]) => field in sent || (movesPlace && placeFields.includes(field)),
    ),
  );
};
