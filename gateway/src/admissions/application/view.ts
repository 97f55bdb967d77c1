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
  signedUpAt: state.signedUpAt,
  verifiedAt: state.verifiedAt,
  screening: {
    amount: state.screening.fee,
    isPaid: state.screening.isPaid,
    canPay: canPay(state),
    paidAt: state.screening.paidAt,
    reference: state.screening.reference,
    receiptUrl: state.screening.isPaid ? screeningReceiptUrl : null,
  },
  ...sectionsOf(state.sections),
  olevelRequirement: state.olevelRequirement && requirementOf(state.olevelRequirement),
  numberOfSittings: state.numberOfSitting && Number(state.numberOfSitting),
  sittings: sittingsOf(state.sittings),
  jambDetails: state.jamb && {
    jambNo: state.jamb.jambNo,
    jambScore: state.jamb.jambScore,
    revision: state.jamb.revision,
  },
  canEdit: canEdit(state),
  canSubmit: state.canSubmit,
  submittedAt: state.submittedAt,
  test: state.test && testOf(state.test),
  decision: state.decision && decisionOf(state.decision),
  milestones: milestonesOf(state),
  printoutUrl: state.submittedAt === null ? null : printoutUrl,
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
    isAdmitted: given(applicant.departmentAdmitted) !== null,
  }),
  printoutUrl: applicant.submitted ? printoutUrl : null,
});
