/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a decision says. */
export type AdmissionOutcome =
  | 'ADMITTED'
  | 'NOT_ADMITTED'
  | 'WAITING_LIST';

/** The steps, in order. */
export type MilestoneName =
  | 'ACCEPTED'
  | 'DECISION'
  | 'PAID'
  | 'SIGNED_UP'
  | 'SUBMITTED'
  | 'TESTED'
  | 'VERIFIED';

/** The state of a step. */
export type MilestoneState =
  | 'AHEAD'
  /** It will not be reached: the session closed before submission, not admitted, or the offer declined or past its date. */
  | 'CLOSED'
  /** The step that is next. */
  | 'CURRENT'
  | 'REACHED';

/** What the applicant answered. */
export type OfferAnswer =
  | 'ACCEPTED'
  | 'DECLINED';

/** The role of a member of staff. */
export type StaffRole =
  | 'BURSARY_OFFICER'
  | 'EXAM_OFFICER'
  | 'ICT_SUPPORT'
  | 'LECTURER'
  | 'SUPER_ADMIN';

export type ApplicantDashboardQuery_viewer_announcements = { __typename: 'Announcement', id: string, title: string, body: string };

export type ApplicantDashboardQuery_viewer_application_sittings = { __typename: 'OlevelSitting', query: string | null };

export type ApplicantDashboardQuery_viewer_application_session = { __typename: 'ApplicationSession', id: string, title: string, announcement: string, closesAt: string, isOpen: boolean };

export type ApplicantDashboardQuery_viewer_application_screening = { __typename: 'ScreeningFee', isPaid: boolean | null, canPay: boolean, receiptUrl: string | null };

export type ApplicantDashboardQuery_viewer_application_test = { __typename: 'AptitudeTest', date: string, isNoticeDue: boolean };

export type ApplicantDashboardQuery_viewer_application_decision_offer = { __typename: 'AdmissionOffer', department: string, answer: OfferAnswer | null, answerBy: string, canAnswer: boolean, matricNumber: string | null };

export type ApplicantDashboardQuery_viewer_application_decision = { __typename: 'AdmissionDecision', outcome: AdmissionOutcome, offer: ApplicantDashboardQuery_viewer_application_decision_offer | null };

export type ApplicantDashboardQuery_viewer_application_milestones = { __typename: 'Milestone', name: MilestoneName, state: MilestoneState };

export type ApplicantDashboardQuery_viewer_application = { __typename: 'Application', canSubmit: boolean | null, sittings: Array<ApplicantDashboardQuery_viewer_application_sittings> | null, session: ApplicantDashboardQuery_viewer_application_session | null, screening: ApplicantDashboardQuery_viewer_application_screening, test: ApplicantDashboardQuery_viewer_application_test | null, decision: ApplicantDashboardQuery_viewer_application_decision | null, milestones: Array<ApplicantDashboardQuery_viewer_application_milestones> };

export type ApplicantDashboardQuery_viewer_Applicant = (
  { __typename: 'Applicant', id: string, isSubmitted: boolean, announcements: Array<ApplicantDashboardQuery_viewer_announcements> | null, application: ApplicantDashboardQuery_viewer_application | null }
  & { ' $fragmentRefs'?: { 'QueriedResults_ApplicantFragment': QueriedResults_ApplicantFragment;'SummaryCards_ApplicantFragment': SummaryCards_ApplicantFragment;'Tracker_ApplicantFragment': Tracker_ApplicantFragment;'SessionViewer_Applicant_Fragment': SessionViewer_Applicant_Fragment } }
);

export type ApplicantDashboardQuery_viewer_Staff = (
  { __typename: 'Staff' }
  & { ' $fragmentRefs'?: { 'SessionViewer_Staff_Fragment': SessionViewer_Staff_Fragment } }
);

export type ApplicantDashboardQuery_viewer_Student = (
  { __typename: 'Student' }
  & { ' $fragmentRefs'?: { 'SessionViewer_Student_Fragment': SessionViewer_Student_Fragment } }
);

export type ApplicantDashboardQuery_viewer =
  | ApplicantDashboardQuery_viewer_Applicant
  | ApplicantDashboardQuery_viewer_Staff
  | ApplicantDashboardQuery_viewer_Student
;

export type ApplicantDashboardQuery = { viewer: ApplicantDashboardQuery_viewer | null };


export type ApplicantDashboardQueryVariables = Exact<{ [key: string]: never; }>;

export type QueriedResults_ApplicantFragment_application_sittings = { __typename: 'OlevelSitting', examType: string, year: string, query: string | null };

export type QueriedResults_ApplicantFragment_application = { __typename: 'Application', sittings: Array<QueriedResults_ApplicantFragment_application_sittings> | null };

export type QueriedResults_ApplicantFragment = { __typename: 'Applicant', id: string, application: QueriedResults_ApplicantFragment_application | null } & { ' $fragmentName'?: 'QueriedResults_ApplicantFragment' };

export type ResendResultMutation_resendResult_SectionSaved_applicant = (
  { __typename: 'Applicant', id: string }
  & { ' $fragmentRefs'?: { 'QueriedResults_ApplicantFragment': QueriedResults_ApplicantFragment } }
);

export type ResendResultMutation_resendResult_Refusal = { __typename: 'Refusal', message: string };

export type ResendResultMutation_resendResult_SectionSaved = { __typename: 'SectionSaved', applicant: ResendResultMutation_resendResult_SectionSaved_applicant };

export type ResendResultMutation_resendResult =
  | ResendResultMutation_resendResult_Refusal
  | ResendResultMutation_resendResult_SectionSaved
;

export type ResendResultMutation = { resendResult: ResendResultMutation_resendResult };


export type ResendResultMutationVariables = Exact<{
  sitting: number;
  result: File;
}>;

export type SummaryCards_ApplicantFragment = { __typename: 'Applicant', id: string, applicationNo: string, preferredCourse: string | null, departmentAdmitted: string | null, email: string } & { ' $fragmentName'?: 'SummaryCards_ApplicantFragment' };

export type Tracker_ApplicantFragment_application_milestones = { __typename: 'Milestone', name: MilestoneName, state: MilestoneState, reachedAt: string | null };

export type Tracker_ApplicantFragment_application = { __typename: 'Application', milestones: Array<Tracker_ApplicantFragment_application_milestones> };

export type Tracker_ApplicantFragment = { __typename: 'Applicant', id: string, application: Tracker_ApplicantFragment_application | null } & { ' $fragmentName'?: 'Tracker_ApplicantFragment' };

type SessionViewer_Applicant_Fragment = { __typename: 'Applicant', isSubmitted: boolean, departmentAdmitted: string | null, id: string, surname: string, firstName: string, passportUrl: string | null, mustChangePassword: boolean } & { ' $fragmentName'?: 'SessionViewer_Applicant_Fragment' };

type SessionViewer_Staff_Fragment = { __typename: 'Staff', role: StaffRole, id: string, surname: string, firstName: string, passportUrl: string | null, mustChangePassword: boolean } & { ' $fragmentName'?: 'SessionViewer_Staff_Fragment' };

type SessionViewer_Student_Fragment = { __typename: 'Student', id: string, surname: string, firstName: string, passportUrl: string | null, mustChangePassword: boolean } & { ' $fragmentName'?: 'SessionViewer_Student_Fragment' };

export type SessionViewerFragment =
  | SessionViewer_Applicant_Fragment
  | SessionViewer_Staff_Fragment
  | SessionViewer_Student_Fragment
;

export const QueriedResults_ApplicantFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QueriedResults_applicant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sittings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examType"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"query"}}]}}]}}]}}]} as unknown as DocumentNode<QueriedResults_ApplicantFragment, unknown>;
export const SummaryCards_ApplicantFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SummaryCards_applicant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNo"}},{"kind":"Field","name":{"kind":"Name","value":"preferredCourse"}},{"kind":"Field","name":{"kind":"Name","value":"departmentAdmitted"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<SummaryCards_ApplicantFragment, unknown>;
export const Tracker_ApplicantFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Tracker_applicant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"milestones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reachedAt"}}]}}]}}]}}]} as unknown as DocumentNode<Tracker_ApplicantFragment, unknown>;
export const SessionViewerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionViewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"passportUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSubmitted"}},{"kind":"Field","name":{"kind":"Name","value":"departmentAdmitted"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<SessionViewerFragment, unknown>;
export const ApplicantDashboardDocument = {"__meta__":{"id":"ba573b8ab13ae38deb18b002da73af686fcaeeaea272f9ff768fa56689515086"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApplicantDashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionViewer"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isSubmitted"}},{"kind":"Field","name":{"kind":"Name","value":"announcements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}}]}},{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sittings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"query"}}]}},{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"announcement"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}}]}},{"kind":"Field","name":{"kind":"Name","value":"screening"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"canPay"}},{"kind":"Field","name":{"kind":"Name","value":"receiptUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canSubmit"}},{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"isNoticeDue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"offer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answerBy"}},{"kind":"Field","name":{"kind":"Name","value":"canAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"matricNumber"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"milestones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QueriedResults_applicant"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SummaryCards_applicant"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Tracker_applicant"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionViewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"passportUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSubmitted"}},{"kind":"Field","name":{"kind":"Name","value":"departmentAdmitted"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QueriedResults_applicant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sittings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examType"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"query"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SummaryCards_applicant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNo"}},{"kind":"Field","name":{"kind":"Name","value":"preferredCourse"}},{"kind":"Field","name":{"kind":"Name","value":"departmentAdmitted"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Tracker_applicant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"milestones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reachedAt"}}]}}]}}]}}]} as unknown as DocumentNode<ApplicantDashboardQuery, ApplicantDashboardQueryVariables>;
export const ResendResultDocument = {"__meta__":{"id":"2a644277048a29b316590919472a39cc0b219bbb81ae40cadadab205711d7aba"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendResult"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sitting"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"result"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sitting"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sitting"}}},{"kind":"Argument","name":{"kind":"Name","value":"result"},"value":{"kind":"Variable","name":{"kind":"Name","value":"result"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SectionSaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QueriedResults_applicant"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QueriedResults_applicant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sittings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examType"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"query"}}]}}]}}]}}]} as unknown as DocumentNode<ResendResultMutation, ResendResultMutationVariables>;