import type { aptitudeTestSchedule } from "../../../../contract/admissions/application.ts";
import { camelCase } from "../../../../contract/camel-case.ts";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import type {
  Application,
  ApplicationSection,
  AptitudeTest,
  OlevelSitting,
} from "../../generated/schema-types.ts";
import type { ApplicantRecord } from "../../session/record.ts";
import { textOrNull } from "../../viewer/profile.ts";
import type { ApplicationState } from "../applicant-source.ts";
import { inputPathOf, type SectionName } from "./field-paths.ts";
import { letterUrl, printoutUrl, resultUrlOf, scheduleUrl, screeningReceiptUrl } from "./files.ts";
import { milestonesOf, milestonesOfRecord } from "./milestones.ts";

/** The fee in naira if the college's service states none (specification §9). The college refuses any other amount. */
export const defaultScreeningFee = 10_000;

/** The application that its fields resolve from. `test` is undefined if another call is needed to read it. */
export type ApplicationView = Omit<Application, "test"> & {
  readonly test: AptitudeTest | null | undefined;
};

export const applicationOf = (state: ApplicationState): ApplicationView => ({
  session: state.session,
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
  personal: sectionOf("personal", state),
  academic: sectionOf("academic", state),
  jamb: sectionOf("jamb", state),
  declaration: sectionOf("declaration", state),
  olevelRequirement: state.olevelRequirement,
  numberOfSittings: state.numberOfSitting && Number(state.numberOfSitting),
  sittings: sittingsOf(state),
  jambDetails: state.jamb,
  canEdit: canEdit(state),
  canSubmit: state.canSubmit,
  submittedAt: state.submittedAt,
  test: state.test && { ...state.test, isNoticeDue: state.test.seenAt === null, scheduleUrl },
  decision: state.decision && {
    ...state.decision,
    offer: state.decision.offer && { ...state.decision.offer, letterUrl },
  },
  milestones: milestonesOf(state),
  printoutUrl: state.submittedAt === null ? null : printoutUrl,
});

type FormContext = Pick<ApplicationState, "screening" | "submittedAt"> & {
  readonly session: Pick<ApplicationState["session"], "isOpen">;
};

const isInProgress = ({ session, submittedAt }: FormContext): boolean =>
  session.isOpen && submittedAt === null;

/** Whether a screen offers to change the sections; the college decides. */
export const canEdit = (application: FormContext): boolean =>
  isInProgress(application) && application.screening.isPaid;

/** Whether the screening fee can be paid: once, and while the session is open. */
export const canPay = (application: FormContext): boolean =>
  isInProgress(application) && !application.screening.isPaid;

/** Missing fields are named as the section's input names them. */
const sectionOf = (name: SectionName, { sections }: ApplicationState): ApplicationSection => {
  const { state, missing } = sections[name];
  return {
    state,
    missing: missing.map(({ field, message }) => ({
      field: inputPathOf(name, camelCase(field)),
      message,
    })),
  };
};

const sittingsOf = ({ sittings }: ApplicationState): OlevelSitting[] =>
  [...sittings]
    .sort((one, other) => Number(one.sitting) - Number(other.sitting))
    .map((sitting) => ({
      ...sitting,
      resultUrl: sitting.resultFile && resultUrlOf(sitting.sitting, sitting.resultFile),
      resultMediaType: sitting.resultFile && sitting.resultMediaType,
      query: sitting.query ?? null,
    }));

const unknownSection = { state: null, missing: [] };

/** An application at a college with only the specified calls. Everything comes from the applicant's record. */
export const applicationOfRecord = ({ applicant, verify }: ApplicantRecord): ApplicationView => ({
  session: null,
  signedUpAt: null,
  verifiedAt: null,
  screening: {
    amount: defaultScreeningFee,
    isPaid: null,
    canPay: !applicant.submitted,
    paidAt: null,
    reference: null,
    receiptUrl: null,
  },
  personal: unknownSection,
  academic: unknownSection,
  jamb: unknownSection,
  declaration: unknownSection,
  olevelRequirement: null,
  numberOfSittings: null,
  sittings: null,
  jambDetails: null,
  canEdit: !applicant.submitted,
  canSubmit: applicant.submitted ? false : null,
  submittedAt: null,
  test: applicant.submitted ? undefined : null,
  decision: null,
  milestones: milestonesOfRecord({
    isVerified: verify !== false,
    isSubmitted: applicant.submitted,
    isAdmitted: textOrNull(applicant.departmentAdmitted) !== null,
  }),
  printoutUrl: applicant.submitted ? printoutUrl : null,
});

/** The test by the specified schedule; the venue is the portal's own setting. */
export const scheduledTest = (
  schedule: ResponseOf<typeof aptitudeTestSchedule>,
  venue: string,
): AptitudeTest => ({
  date: schedule.date,
  startTime: withoutSeconds(schedule.startTime),
  endTime: withoutSeconds(schedule.endTime),
  venue,
  capacity: null,
  isNoticeDue: false,
  score: null,
  scheduleUrl,
});

/** `09:00` of a time that some colleges write with its seconds. */
const withoutSeconds = (time: string): string => time.replace(/^(\d{2}:\d{2}):\d{2}$/, "$1");
