import type { ApplicationProgress_ApplicantFragment } from "../../gql/applicant-dashboards.ts";
import { formatCalendarDate, formatClosingDay } from "../../lib/dates.ts";
import { paths } from "../../paths.ts";
import { texts } from "../texts.ts";

export type Application = NonNullable<ApplicationProgress_ApplicantFragment["application"]>;

interface Action {
  readonly label: string;
  readonly to: string;
}

/** What to do next, or what to wait for. */
export interface NextStep {
  readonly title: string;
  readonly text: string;
  /** Null if the applicant can only wait. */
  readonly action: Action | null;
  /** An alternative action. */
  readonly other?: Action;
}

const labels = texts.nextStep;

const stepWith = (
  { title, text, action }: { title: string; text: string; action: string },
  to: string,
): NextStep => ({ title, text, action: { label: action, to } });

type Decision = NonNullable<Application["decision"]>;

const afterDecision = ({ outcome, offer }: Decision): NextStep => {
  if (outcome === "ADMITTED" && offer?.answer === "ACCEPTED") {
    return stepWith(labels.accepted, paths.applicant.admission);
  }
  if (outcome === "ADMITTED" && offer?.canAnswer) {
    const text = labels.answer.text(offer.department, formatCalendarDate(offer.answerBy));
    return stepWith({ ...labels.answer, text }, paths.applicant.admission);
  }
  return stepWith(withoutOffer(outcome, offer), paths.applicant.admission);
};

/** The text without an offer, or with one that can no longer be answered. */
const withoutOffer = (outcome: Decision["outcome"], offer: Decision["offer"]) => {
  if (outcome === "WAITING_LIST") return labels.waiting;
  if (outcome !== "ADMITTED" || !offer) return labels.decided;
  return offer.answer === "DECLINED" ? labels.declined : labels.lapsed;
};

const isTested = ({ milestones }: Application): boolean =>
  milestones.some(({ name, state }) => name === "TESTED" && state === "REACHED");

/** The session's announcement; null when it no longer concerns the applicant. */
export const announcementFor = (application: Application): string | null =>
  application.decision || isTested(application)
    ? null
    : (application.session?.announcement ?? null);

const afterSubmission = (application: Application): NextStep => {
  const { test } = application;
  if (isTested(application)) return { ...labels.awaitDecision, action: null };
  if (!test) return stepWith(labels.awaitTest, paths.applicant.testSchedule);
  const text = labels.print.text(formatCalendarDate(test.date));
  return stepWith({ ...labels.print, text }, paths.applicant.testSchedule);
};

const beforeSubmission = (
  { session, screening, canSubmit }: Application,
  timeZone: string,
): NextStep => {
  if (session && !session.isOpen) {
    return { title: labels.closed.title, text: labels.closed.text(session.title), action: null };
  }
  if (screening.isPaid === false) return stepWith(labels.pay, paths.screeningPayment);
  if (screening.isPaid === null) {
    return {
      ...stepWith(labels.payIfDue, paths.applicant.applicationForm),
      other: { label: labels.payIfDue.other, to: paths.screeningPayment },
    };
  }
  const { textUndated, text, ...step } = canSubmit ? labels.submit : labels.fill;
  const closes = session && text(formatClosingDay(session.closesAt, timeZone));
  return stepWith({ ...step, text: closes ?? textUndated }, paths.applicant.applicationForm);
};

/** The next step according to the application's progress. */
export const nextStepOf = (
  application: Application,
  isSubmitted: boolean,
  timeZone: string,
): NextStep => {
  if (application.decision) return afterDecision(application.decision);
  return isSubmitted ? afterSubmission(application) : beforeSubmission(application, timeZone);
};
