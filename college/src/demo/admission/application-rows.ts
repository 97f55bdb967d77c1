import { makeReceiptCode } from "../../payments/reference.ts";
import type { Random } from "../random.ts";
import type { DemoApplicant } from "./applicants.ts";
import { hasReached } from "./stages.ts";
import type { Timeline } from "./timeline.ts";
import type { WrittenRound } from "./write-rounds.ts";

/** What an applicant of this stage has told and reached, as columns. */
export const applicationOf = (
  random: Random,
  person: DemoApplicant,
  { submittedAt }: Timeline,
  round: WrittenRound,
) => ({
  ...(hasReached(person.stage, "half") ? personalDetails(person) : namesOf(person)),
  ...academicDetails(person),
  ...(submittedAt !== null && submissionOf(random, person, submittedAt, round)),
});

const namesOf = ({ surname, firstName, otherName, phone }: DemoApplicant) => ({
  surname,
  firstName,
  otherName,
  phone,
});

const personalDetails = (person: DemoApplicant) => ({
  ...namesOf(person),
  sex: person.sex,
  dateOfBirth: person.dateOfBirth,
  maritalStatus: person.maritalStatus,
  nationality: person.nationality,
  stateOfOrigin: person.stateOfOrigin,
  lga: person.lga,
  bloodGroup: person.bloodGroup,
  emergencyContact: person.emergencyContact,
  address: person.address,
  religion: person.religion,
  parentName: person.parentName,
  parentPhone: person.parentPhone,
  parentAddress: person.parentAddress,
  maidenName: person.maidenName,
});

/** Somebody half way has saved the beginning of a first sitting. */
export const sittingsOf = ({ stage, sittings }: DemoApplicant): DemoApplicant["sittings"] => {
  if (hasReached(stage, "filled")) return sittings;
  const [first] = sittings;
  if (stage !== "half" || first === undefined) return [];
  return [{ ...first, subjects: first.subjects.slice(0, 3) }];
};

const academicDetails = (person: DemoApplicant) => {
  const { stage, jamb } = person;
  const held = sittingsOf(person).length;
  return {
    numberOfSitting: held === 0 ? null : held,
    ...(hasReached(stage, "filled") && { ...jamb, jambRevision: 1 }),
  };
};

const submissionOf = (
  random: Random,
  { stage, testScore }: DemoApplicant,
  submittedAt: Date,
  round: WrittenRound,
) => {
  const isTested = hasReached(stage, "tested");
  const place = isTested ? random.integer(0, round.batchIds.length - 1) : 0;
  const batch = round.round.batches[place];
  return {
    submittedAt,
    documentCode: makeReceiptCode(random.bytes(16)),
    testBatchId: round.batchIds[place] ?? null,
    testNoticeSeenAt: isTested ? submittedAt : null,
    ...(isTested && { testScore, testTakenAt: batch?.endsAt ?? null }),
  };
};
