/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A field left out keeps its value; an empty string clears it. */
export type PersonalDetailsInput = {
  address?: string | null | undefined;
  bloodGroup?: string | null | undefined;
  dateOfBirth?: string | null | undefined;
  emergencyContact?: string | null | undefined;
  firstName?: string | null | undefined;
  lga?: string | null | undefined;
  maidenName?: string | null | undefined;
  maritalStatus?: string | null | undefined;
  nationality?: string | null | undefined;
  otherName?: string | null | undefined;
  parentAddress?: string | null | undefined;
  parentName?: string | null | undefined;
  parentPhone?: string | null | undefined;
  phone?: string | null | undefined;
  religion?: string | null | undefined;
  sex?: string | null | undefined;
  stateOfOrigin?: string | null | undefined;
  surname?: string | null | undefined;
};

/** The role of a member of staff. */
export type StaffRole =
  | 'EXAM_OFFICER'
  | 'ICT_SUPPORT'
  | 'LECTURER'
  | 'SUPER_ADMIN';

export type ProfileDetails_ApplicantFragment = { __typename: 'Applicant', id: string, applicationNo: string, surname: string, firstName: string, otherName: string | null, email: string, passportUrl: string | null, isSubmitted: boolean, profile: { __typename: 'Profile', phone: string | null, sex: string | null, dateOfBirth: string | null, maritalStatus: string | null, nationality: string | null, stateOfOrigin: string | null, lga: string | null, bloodGroup: string | null, emergencyContact: string | null, address: string | null, religion: string | null, parentName: string | null, parentPhone: string | null, parentAddress: string | null, maidenName: string | null } } & { ' $fragmentName'?: 'ProfileDetails_ApplicantFragment' };

export type ApplicantProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ApplicantProfileQuery = { viewer:
    | (
      { __typename: 'Applicant', id: string, applicationNo: string, surname: string, firstName: string, otherName: string | null, email: string, passportUrl: string | null, isSubmitted: boolean, profile: { __typename: 'Profile', phone: string | null, sex: string | null, dateOfBirth: string | null, maritalStatus: string | null, nationality: string | null, stateOfOrigin: string | null, lga: string | null, bloodGroup: string | null, emergencyContact: string | null, address: string | null, religion: string | null, parentName: string | null, parentPhone: string | null, parentAddress: string | null, maidenName: string | null } }
      & { ' $fragmentRefs'?: { 'SessionViewer_Applicant_Fragment': SessionViewer_Applicant_Fragment } }
    )
    | (
      { __typename: 'Staff' }
      & { ' $fragmentRefs'?: { 'SessionViewer_Staff_Fragment': SessionViewer_Staff_Fragment } }
    )
    | (
      { __typename: 'Student' }
      & { ' $fragmentRefs'?: { 'SessionViewer_Student_Fragment': SessionViewer_Student_Fragment } }
    )
   | null };

export type UpdateApplicantProfileMutationVariables = Exact<{
  input: PersonalDetailsInput;
  passport?: File | null | undefined;
}>;


export type UpdateApplicantProfileMutation = { savePersonalDetails:
    | { __typename: 'Refusal', code: string, message: string, fields: Array<{ __typename: 'FieldRefusal', field: string, message: string }> }
    | { __typename: 'SectionSaved', applicant: (
        { __typename: 'Applicant' }
        & { ' $fragmentRefs'?: { 'SessionViewer_Applicant_Fragment': SessionViewer_Applicant_Fragment;'ProfileDetails_ApplicantFragment': ProfileDetails_ApplicantFragment } }
      ) }
   };

type SessionViewer_Applicant_Fragment = { __typename: 'Applicant', isSubmitted: boolean, departmentAdmitted: string | null, id: string, surname: string, firstName: string, passportUrl: string | null, mustChangePassword: boolean } & { ' $fragmentName'?: 'SessionViewer_Applicant_Fragment' };

type SessionViewer_Staff_Fragment = { __typename: 'Staff', role: StaffRole, id: string, surname: string, firstName: string, passportUrl: string | null, mustChangePassword: boolean } & { ' $fragmentName'?: 'SessionViewer_Staff_Fragment' };

type SessionViewer_Student_Fragment = { __typename: 'Student', id: string, surname: string, firstName: string, passportUrl: string | null, mustChangePassword: boolean } & { ' $fragmentName'?: 'SessionViewer_Student_Fragment' };

export type SessionViewerFragment =
  | SessionViewer_Applicant_Fragment
  | SessionViewer_Staff_Fragment
  | SessionViewer_Student_Fragment
;

export const ProfileDetails_ApplicantFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileDetails_applicant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNo"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"otherName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"passportUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isSubmitted"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"sex"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"maritalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}},{"kind":"Field","name":{"kind":"Name","value":"stateOfOrigin"}},{"kind":"Field","name":{"kind":"Name","value":"lga"}},{"kind":"Field","name":{"kind":"Name","value":"bloodGroup"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContact"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"religion"}},{"kind":"Field","name":{"kind":"Name","value":"parentName"}},{"kind":"Field","name":{"kind":"Name","value":"parentPhone"}},{"kind":"Field","name":{"kind":"Name","value":"parentAddress"}},{"kind":"Field","name":{"kind":"Name","value":"maidenName"}}]}}]}}]} as unknown as DocumentNode<ProfileDetails_ApplicantFragment, unknown>;
export const SessionViewerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionViewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"passportUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSubmitted"}},{"kind":"Field","name":{"kind":"Name","value":"departmentAdmitted"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<SessionViewerFragment, unknown>;
export const ApplicantProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApplicantProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionViewer"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileDetails_applicant"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionViewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"passportUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSubmitted"}},{"kind":"Field","name":{"kind":"Name","value":"departmentAdmitted"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileDetails_applicant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNo"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"otherName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"passportUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isSubmitted"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"sex"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"maritalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}},{"kind":"Field","name":{"kind":"Name","value":"stateOfOrigin"}},{"kind":"Field","name":{"kind":"Name","value":"lga"}},{"kind":"Field","name":{"kind":"Name","value":"bloodGroup"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContact"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"religion"}},{"kind":"Field","name":{"kind":"Name","value":"parentName"}},{"kind":"Field","name":{"kind":"Name","value":"parentPhone"}},{"kind":"Field","name":{"kind":"Name","value":"parentAddress"}},{"kind":"Field","name":{"kind":"Name","value":"maidenName"}}]}}]}}]} as unknown as DocumentNode<ApplicantProfileQuery, ApplicantProfileQueryVariables>;
export const UpdateApplicantProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateApplicantProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PersonalDetailsInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"passport"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savePersonalDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"passport"},"value":{"kind":"Variable","name":{"kind":"Name","value":"passport"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SectionSaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionViewer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileDetails_applicant"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionViewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"passportUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSubmitted"}},{"kind":"Field","name":{"kind":"Name","value":"departmentAdmitted"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileDetails_applicant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNo"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"otherName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"passportUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isSubmitted"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"sex"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"maritalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}},{"kind":"Field","name":{"kind":"Name","value":"stateOfOrigin"}},{"kind":"Field","name":{"kind":"Name","value":"lga"}},{"kind":"Field","name":{"kind":"Name","value":"bloodGroup"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContact"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"religion"}},{"kind":"Field","name":{"kind":"Name","value":"parentName"}},{"kind":"Field","name":{"kind":"Name","value":"parentPhone"}},{"kind":"Field","name":{"kind":"Name","value":"parentAddress"}},{"kind":"Field","name":{"kind":"Name","value":"maidenName"}}]}}]}}]} as unknown as DocumentNode<UpdateApplicantProfileMutation, UpdateApplicantProfileMutationVariables>;