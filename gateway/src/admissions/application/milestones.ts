import type { Milestone, MilestoneName } from "../../generated/schema-types.ts";
import type { ApplicationState } from "../applicant-source.ts";

type Told = Pick<ApplicationState, "signed_up_at" | "verified_at" | "submitted_at" | "decision"> & {
  readonly session: Pick<ApplicationState["session"], "is_open">;
  readonly screening: Pick<ApplicationState["screening"], "is_paid" | "paid_at">;
  readonly test: Pick<NonNullable<ApplicationState["test"]>, "taken_at"> | null;
};

interface Step {
  readonly name: MilestoneName;
  readonly isReached: boolean;
  readonly at: string | null;
  /** True for a step that cannot be reached any more. */
  readonly isClosed?: boolean;
  /** True for a step that is not the applicant's or anybody's next: something that nobody can tell has to happen first. */
  readonly mustWait?: boolean;
}

/** How far an application has come, by what the college tells. */
export const milestonesOf = (application: Told): Milestone[] => {
  const { session, screening, submitted_at, test, decision } = application;
  const offer = decision?.offer ?? null;
  const isOver =
    decision?.outcome === "not_admitted" || (submitted_at === null && !session.is_open);
  const isOfferGone = offer !== null && offer.answer !== "accepted" && !offer.can_answer;
  const steps: Step[] = [
    { name: "SIGNED_UP", isReached: true, at: application.signed_up_at },
    {
      name: "VERIFIED",
      isReached: application.verified_at !== null,
      at: application.verified_at,
    },
    { name: "PAID", isReached: screening.is_paid, at: screening.paid_at },
    { name: "SUBMITTED", isReached: submitted_at !== null, at: submitted_at },
    {
      name: "TESTED",
      isReached: test?.taken_at != null,
      at: test?.taken_at ?? null,
    },
    { name: "DECISION", isReached: decision !== null, at: decision?.decided_at ?? null },
    {
      name: "ACCEPTED",
      isReached: offer?.answer === "accepted",
      at: offer?.answer === "accepted" ? offer.answered_at : null,
      isClosed: isOfferGone,
      mustWait: decision?.outcome === "waiting_list",
    },
  ];
  return placed(steps.map((step) => ({ ...step, isClosed: isOver || step.isClosed === true })));
};

/** The same by the little that the specified calls tell; nobody tells when. */
export const untoldMilestones = (known: {
  readonly isVerified: boolean;
  readonly isSubmitted: boolean;
  readonly isAdmitted: boolean;
}): Milestone[] => {
  const step = (name: MilestoneName, isReached: boolean): Step => ({ name, isReached, at: null });
  return placed([
    step("SIGNED_UP", true),
    step("VERIFIED", known.isVerified),
    // Nobody submits without having paid, nor is admitted without having sat the test.
    step("PAID", known.isSubmitted),
    step("SUBMITTED", known.isSubmitted),
    step("TESTED", known.isAdmitted),
    step("DECISION", known.isAdmitted),
    step("ACCEPTED", false),
  ]);
};

/** The first step that is neither reached nor closed is the next one. */
const placed = (steps: readonly Step[]): Milestone[] => {
  const next = steps.find(({ isReached, isClosed }) => !isReached && !isClosed);
  return steps.map((step) => ({
    name: step.name,
    state: stateOf(step, step === next),
    reachedAt: step.isReached ? step.at : null,
  }));
};

const stateOf = ({ isReached, isClosed, mustWait }: Step, isNext: boolean): Milestone["state"] => {
  if (isReached) return "REACHED";
  if (isClosed) return "CLOSED";
  return isNext && !mustWait ? "CURRENT" : "AHEAD";
};
