import type { Milestone, MilestoneName } from "../../generated/schema-types.ts";
import type { ApplicationState } from "../applicant-source.ts";

type MilestoneState = Pick<
  ApplicationState,
  "signedUpAt" | "verifiedAt" | "submittedAt" | "decision"
> & {
  readonly session: Pick<ApplicationState["session"], "isOpen">;
  readonly screening: Pick<ApplicationState["screening"], "isPaid" | "paidAt">;
  readonly test: Pick<NonNullable<ApplicationState["test"]>, "takenAt"> | null;
};

interface Step {
  readonly name: MilestoneName;
  readonly isReached: boolean;
  readonly at: string | null;
  /** True for a step that cannot be reached any more. */
  readonly isClosed?: boolean;
  /** True for a step that waits for something that nobody can influence, such as a place on the waiting list. */
  readonly mustWait?: boolean;
}

/** The progress of an application. */
export const milestonesOf = (application: MilestoneState): Milestone[] => {
  const { session, screening, submittedAt, test, decision } = application;
  const offer = decision?.offer ?? null;
  const isOver = decision?.outcome === "not_admitted" || (submittedAt === null && !session.isOpen);
  const isOfferGone = offer !== null && offer.answer !== "accepted" && !offer.canAnswer;
  const steps: Step[] = [
    { name: "SIGNED_UP", isReached: true, at: application.signedUpAt },
    {
      name: "VERIFIED",
      isReached: application.verifiedAt !== null,
      at: application.verifiedAt,
    },
    { name: "PAID", isReached: screening.isPaid, at: screening.paidAt },
    { name: "SUBMITTED", isReached: submittedAt !== null, at: submittedAt },
    {
      name: "TESTED",
      isReached: test?.takenAt != null,
      at: test?.takenAt ?? null,
    },
    { name: "DECISION", isReached: decision !== null, at: decision?.decidedAt ?? null },
    {
      name: "ACCEPTED",
      isReached: offer?.answer === "accepted",
      at: offer?.answer === "accepted" ? offer.answeredAt : null,
      isClosed: isOfferGone,
      mustWait: decision?.outcome === "waiting_list",
    },
  ];
  return withStates(steps.map((step) => ({ ...step, isClosed: isOver || step.isClosed === true })));
};

/** The same from the specified calls, which give no times. */
export const milestonesOfRecord = (known: {
  readonly isVerified: boolean;
  readonly isSubmitted: boolean;
  readonly isAdmitted: boolean;
}): Milestone[] => {
  const step = (name: MilestoneName, isReached: boolean): Step => ({ name, isReached, at: null });
  return withStates([
    step("SIGNED_UP", true),
    step("VERIFIED", known.isVerified),
    // An applicant must pay before submitting, and sit the test before admission.
    step("PAID", known.isSubmitted),
    step("SUBMITTED", known.isSubmitted),
    step("TESTED", known.isAdmitted),
    step("DECISION", known.isAdmitted),
    step("ACCEPTED", false),
  ]);
};

/** The first step that is neither reached nor closed is the next one. */
const withStates = (steps: readonly Step[]): Milestone[] => {
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
