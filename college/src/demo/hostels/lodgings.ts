import { fixedStudents } from "../fixed-students.ts";
import type { Random } from "../random.ts";
import type { DemoStudent } from "../students.ts";
import { type DemoBed, demoBeds } from "./houses.ts";

/** A hostel application of the demo. */
export interface DemoLodging {
  readonly student: DemoStudent;
  readonly status: "pending" | "approved" | "rejected" | "released";
  /** That it holds, or held. */
  readonly bed: DemoBed;
  /** Why it was rejected or released. */
  readonly reason: string | null;
}

/** So few that the men's hostels are a race; a woman finds many. */
const freeMensBeds = 4;

const rejections = [
  "The receipt that was handed in belongs to another student. Please bring your own to the hostel office.",
  "The medical fitness form is missing.",
];

const releases = ["Moved off campus.", "The key was not collected in time."];

/**
 * The applications of the current session, of those who have paid for the hostel; the others of them, the fixed accounts
 * among them, have not applied yet.
 */
export const demoLodgings = (
  random: Random,
  students: readonly DemoStudent[],
): readonly DemoLodging[] => {
  const fixed = new Set(fixedStudents.map(({ matricNumber }) => matricNumber));
  const payers = students.filter(
    ({ hostelPaid, matricNumber }) => hostelPaid && !fixed.has(matricNumber),
  );
  return [...lodgingsOf(random, women(payers)), ...lodgingsOf(random, men(payers))];
};

/** Who applied for a bed of one kind, and how that ended. */
interface Applicants {
  readonly beds: readonly DemoBed[];
  readonly holders: readonly DemoStudent[];
  readonly rejected: readonly DemoStudent[];
  readonly released: readonly DemoStudent[];
}

const bedsFor = (kind: DemoBed["kind"]): readonly DemoBed[] =>
  demoBeds.filter((bed) => bed.isUsable && bed.kind === kind);

const women = (payers: readonly DemoStudent[]): Applicants => {
  const applied = payers.filter(({ sex }) => sex === "Female").filter((_, index) => index % 3 < 2);
  return {
    beds: bedsFor("Female"),
    rejected: applied.slice(0, 2),
    released: applied.slice(2, 4),
    holders: applied.slice(4),
  };
};

const men = (payers: readonly DemoStudent[]): Applicants => {
  const beds = bedsFor("Male");
  const places = beds.length - freeMensBeds;
  const fromLast = payers.filter(({ sex }) => sex === "Male").toReversed();
  const rest = fromLast.slice(places);
  return {
    beds,
    holders: fromLast.slice(0, places),
    rejected: rest.slice(0, 2),
    released: rest.slice(2, 3),
  };
};

const lodgingsOf = (
  random: Random,
  { beds, holders, rejected, released }: Applicants,
): readonly DemoLodging[] => {
  const free = new Set(beds);
  const held = holders.map((student, index): DemoLodging => {
    const bed = drawBed(random, free, index);
    free.delete(bed);
    return { student, status: index % 4 === 3 ? "pending" : "approved", bed, reason: null };
  });
  const ended = (
    all: readonly DemoStudent[],
    status: "rejected" | "released",
    reasons: readonly string[],
  ) =>
    all.map((student, index) => ({
      student,
      status,
      bed: random.pick([...free]),
      reason: reasons[index % reasons.length] ?? "",
    }));
  return [
    ...held,
    ...ended(rejected, "rejected", rejections),
    ...ended(released, "released", releases),
  ];
};

/** Friends take the rooms by threes: the first one chooses, the others join as long as there is a bed left. */
const drawBed = (random: Random, free: ReadonlySet<DemoBed>, index: number): DemoBed => {
  const left = [...free];
  const begun = left.filter(({ room, number }) =>
    demoBeds.some(
      (bed) => bed.isUsable && bed.room === room && bed.number < number && !free.has(bed),
    ),
  );
  return index % 3 === 0 || begun.length === 0 ? random.pick(left) : random.pick(begun);
};
