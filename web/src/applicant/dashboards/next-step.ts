import type {
  ApplicantDashboardQuery_viewer_application_decision as AdmissionDecision,
  ApplicantDashboardQuery_viewer_application,
} from "../../gql/applicant-dashboards.ts";
import { formatCalendarDate, formatClosingDay } from "../../lib/dates.ts";
import { paths } from "../../paths.ts";

interface Action {
  readonly label: string;
  readonly to: string;
}

/** What to do next, or what to wait for. */
export interface NextStep {
  readonly title: string;
  readonly text: string;
  /** Missing if the applicant can only wait. */
  readonly action?: Action;
  /** An alternative action. */
  readonly other?: Action;
}

const { admission, applicationForm, testSchedule } = paths.applicant;

const payFee = { label: "Pay screening fee", to: paths.screeningPayment };
const fillIn = { label: "Fill in application", to: applicationForm };
const seeDecision = { label: "See decision", to: admission };

const afterDecision = ({ outcome, offer }: AdmissionDecision): NextStep => {
  if (outcome === "WAITING_LIST") {
    return {
      title: "You are on the waiting list",
      text: "The college emails you if a place becomes free. There is nothing to do until then.",
      action: seeDecision,
    };
  }
  if (outcome !== "ADMITTED" || !offer) {
    return {
      title: "The college has decided",
      text: "Read what it decided about your application.",
      action: seeDecision,
    };
  }
  if (offer.answer === "ACCEPTED" && offer.matricNumber === null) {
    return {
      title: "You have accepted your place",
      text: "The admission page says what is left to do until you get your matric number.",
      action: { label: "See admission", to: admission },
    };
  }
  if (offer.answer === "ACCEPTED") {
    return {
      title: "You are a student now",
      text: "Your matric number is on the admission page. You sign in with it at the student login.",
      action: { label: "See matric number", to: admission },
    };
  }
  if (offer.canAnswer) {
    return {
      title: "Answer your offer of admission",
      text: `You have been offered a place in ${offer.department}. Accept or decline it by ${formatCalendarDate(offer.answerBy)}.`,
      action: { label: "See offer", to: admission },
    };
  }
  return offer.answer === "DECLINED"
    ? {
        title: "You declined your offer",
        text: "This application has ended.",
        action: seeDecision,
      }
    : {
        title: "Your offer has lapsed",
        text: "No answer came in time. Contact support if you think this is a mistake.",
        action: seeDecision,
      };
};

const isTested = ({ milestones }: ApplicantDashboardQuery_viewer_application): boolean =>
  milestones.some(({ name, state }) => name === "TESTED" && state === "REACHED");

/** The session's announcement; null when it no longer concerns the applicant. */
export const announcementFor = (
  application: ApplicantDashboardQuery_viewer_application,
): string | null =>
  application.decision || isTested(application)
    ? null
    : (application.session?.announcement ?? null);

const afterSubmission = (application: ApplicantDashboardQuery_viewer_application): NextStep => {
  const { test } = application;
  if (isTested(application)) {
    return {
      title: "Wait for the decision",
      text: "You have sat the aptitude test. The college will email you when it has decided.",
    };
  }
  const action = { label: "See test schedule", to: testSchedule };
  return test
    ? {
        title: "Print your test schedule",
        text: `Your aptitude test is on ${formatCalendarDate(test.date)}. Bring the printed schedule with you.`,
        action,
      }
    : {
        title: "Wait for your test date",
        text: "Your application is submitted. The college will assign you an aptitude test and email you.",
        action,
      };
};

const beforeSubmission = (
  { session, screening, canSubmit }: ApplicantDashboardQuery_viewer_application,
  timeZone: string,
): NextStep => {
  if (session && !session.isOpen) {
    return {
      title: "Applications have closed",
      text: `${session.title} closed before this application was submitted. Contact support if you think this is a mistake.`,
    };
  }
  if (screening.isPaid === false) {
    return {
      title: "Pay the screening fee",
      text: "The application form opens once the pre-admission screening fee is paid.",
      action: payFee,
    };
  }
  if (screening.isPaid === null) {
    return {
      title: "Fill in your application",
      text: "Pay the screening fee first, if you have not: the college takes no application without it.",
      action: fillIn,
      other: payFee,
    };
  }
  const by = session ? ` by ${formatClosingDay(session.closesAt, timeZone)}` : "";
  return canSubmit
    ? {
        title: "Submit your application",
        text: `All sections are complete. Review them and submit${by}.`,
        action: { label: "Review and submit", to: applicationForm },
      }
    : {
        title: "Fill in your application",
        text: `Complete its four sections and submit it${by}.`,
        action: fillIn,
      };
};

/** The next step according to the application's progress. */
export const nextStepOf = (
  application: ApplicantDashboardQuery_viewer_application,
  isSubmitted: boolean,
  timeZone: string,
): NextStep => {
  if (application.decision) return afterDecision(application.decision);
  return isSubmitted ? afterSubmission(application) : beforeSubmission(application, timeZone);
};
