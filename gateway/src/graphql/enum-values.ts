import type { DocumentNode } from "graphql";

/**
 * Enums whose values are words of the REST contract. Resolvers use the contract's words (`not_admitted`), clients
 * use capitals (`NOT_ADMITTED`). Every other enum is the gateway's own, or is spelled the same in both.
 */
const contractEnums: ReadonlySet<string> = new Set([
  "AdmissionOutcome",
  "AnnouncementAudience",
  "AnnouncementSort",
  "AnnouncementState",
  "AnswerFilter",
  "ApplicantSort",
  "ApplicantStage",
  "ApplicationDocument",
  "ApplicationSessionSort",
  "ApplicationSessionState",
  "AttendanceMark",
  "AuditSort",
  "BedStatus",
  "BroadsheetMark",
  "CarryoverSort",
  "CashBookSort",
  "CashBookStatus",
  "CgpaPolicy",
  "ChangeRequestStatus",
  "ChargeSection",
  "CounterMethod",
  "CounterReceiptSort",
  "CounterReceiptState",
  "CourseSort",
  "CoverageKind",
  "DeadlineName",
  "DepartmentSort",
  "FeeFrequency",
  "FeeResidency",
  "FeeStage",
  "HostelApplicationSort",
  "HostelApplicationStatus",
  "HostelBedState",
  "HostelDecision",
  "HostelKind",
  "HostelRoomSort",
  "HostelWaitingSort",
  "LinkDelivery",
  "MatchState",
  "OfferAnswer",
  "OutcomeFilter",
  "PayerKind",
  "PaymentChannel",
  "PaymentPurpose",
  "PaymentRecordSort",
  "PaymentRefusal",
  "PaymentStatus",
  "PersonKind",
  "PlaceOfPayment",
  "ProfileSort",
  "ReadinessGap",
  "RemittanceShareSort",
  "RemittanceShareState",
  "RemittanceState",
  "RequeryOutcome",
  "ResolutionWay",
  "ResultSheetSort",
  "ResultSheetState",
  "RevenuePurpose",
  "ScoreField",
  "ScoreRemark",
  "SectionState",
  "SemesterCourseSort",
  "SittingSort",
  "SittingState",
  "SponsorRemittanceSort",
  "SponsorSort",
  "SponsoredSection",
  "SponsoredStudentSort",
  "SponsorshipState",
  "StaffInvitationSort",
  "StaffInvitationState",
  "StaffLinkPurpose",
  "StaffMemberSort",
  "StaffStatus",
  "StudentSort",
  "StudentStanding",
  "UnverifiedSort",
  "WorkloadSort",
]);

/** Words of the contract that are not the value in lower case. */
const exceptions: Readonly<Record<string, string>> = {
  "ChargeSection.A": "A",
  "ChargeSection.B": "B",
  "ChargeSection.C": "C",
  "SponsoredSection.A": "A",
  "SponsoredSection.B": "B",
  "SponsoredSection.C": "C",
  "FeeFrequency.PER_SESSION": "session",
  "HostelKind.FEMALE": "Female",
  "HostelKind.MALE": "Male",
};

/** The contract's string for each value of each of those enums: code generation and the schema both read it. */
export const enumValuesIn = ({
  definitions,
}: DocumentNode): Readonly<Record<string, Readonly<Record<string, string>>>> =>
  Object.fromEntries(
    definitions.flatMap((definition) => {
      if (definition.kind !== "EnumTypeDefinition" || !contractEnums.has(definition.name.value)) {
        return [];
      }
      const { name, values = [] } = definition;
      const words = values.map(({ name: { value } }) => [
        value,
        exceptions[`${name.value}.${value}`] ?? value.toLowerCase(),
      ]);
      return [[name.value, Object.fromEntries(words)]];
    }),
  );
