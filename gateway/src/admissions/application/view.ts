import type { Application, AptitudeTest } from "../../generated/schema-types.ts";
import type { ApplicantRecord } from "../../session/record.ts";
import { given } from "../../viewer/profile.ts";
import type { ApplicationState } from "../applicant-source.ts";
import { sessionOf } from "../sign-up/application-session.ts";
import { requirementOf } from "../sign-up/olevel-requirement.ts";
import { testOf } from "./aptitude-test.ts";
import { decisionOf } from "./decision.ts";
import { milestonesOf, untoldMilestones } from "./milestones.ts";
import { printoutUrl, screeningReceiptUrl } from "./paths.ts";
import { canEdit, canPay } from "./permissions.ts";
import { sectionsOf } from "./sections.ts";
import { sittingsOf } from "./sittings.ts";

/** Naira; what a college that tells no fee asks of an applicant (specification §9). The college refuses any other sum. */
export const usualScreeningFee = 10_000;

/** An application as its fields are answered. `test` is undefined where it takes another call to know it. */
export type ApplicationView = Omit<Application, "test"> & {
  readonly test: AptitudeTest | null | undefined;
};

/** An application of which the college tells everything. */
export const toldApplication = (state: ApplicationState): ApplicationView => ({
  session: sessionOf(state.session),
  signedUpAt: state.signed_up_at,
  verifiedAt: state.verified_at,
  screening: {
    amount: state.screening.fee,
    isPaid: state.screening.is_paid,
    canPay: canPay(state),
    paidAt: state.screening.paid_at,
    reference: state.screening.reference,
    receiptUrl: state.screening.is_paid ? screeningReceiptUrl : null,
  },
  ...sectionsOf(state.sections),
  olevelRequirement: state.olevel_requirement && requirementOf(state.olevel_requirement),
  numberOfSittings: state.number_of_sitting && Number(state.number_of_sitting),
  sittings: sittingsOf(state.sittings),
  jambDetails: state.jamb && {
    jambNo: state.jamb.jamb_no,
    jambScore: state.jamb.jamb_score,
    revision: state.jamb.revision,
  },
  canEdit: canEdit(state),
  canSubmit: state.can_submit,
  submittedAt: state.submitted_at,
  test: state.test && testOf(state.test),
  decision: state.decision && decisionOf(state.decision),
  milestones: milestonesOf(state),
  printoutUrl: state.submitted_at === null ? null : printoutUrl,
});

const untoldSection = { state: null, missing: [] };

/** An application of a college that offers the specified calls alone: what the applicant's record says of it. */
export const untoldApplication = ({ applicant, verify }: ApplicantRecord): ApplicationView => ({
  session: null,
  signedUpAt: null,
  verifiedAt: null,
  screening: {
    amount: usualScreeningFee,
    isPaid: null,
    canPay: !applicant.submitted,
    paidAt: null,
    reference: null,
    receiptUrl: null,
  },
  personal: untoldSection,
  academic: untoldSection,
  jamb: untoldSection,
  declaration: untoldSection,
  olevelRequirement: null,
  numberOfSittings: null,
  sittings: null,
  jambDetails: null,
  canEdit: !applicant.submitted,
  canSubmit: applicant.submitted ? false : null,
  submittedAt: null,
  test: applicant.submitted ? undefined : null,
  decision: null,
  milestones: untoldMilestones({
    isVerified: verify !== false,
    isSubmitted: applicant.submitted,
    isAdmitted: given(applicant.department_admitted) !== null,
  }),
  printoutUrl: applicant.submitted ? printoutUrl : null,
});
