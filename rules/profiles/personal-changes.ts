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
 * What keeps `sent` from being saved over `saved`: judged together, told of what is sent, and of the place of origin
 * where a part of it is. What is saved already and wrong by itself keeps nothing else from being saved.
 * @param required what a save may change and never empty.
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
