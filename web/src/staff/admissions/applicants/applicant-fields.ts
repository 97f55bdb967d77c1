import { states } from "../../../../../rules/nigeria/states.ts";
import type { ApplicantChoicesFragment, ApplicantStage } from "../../../gql/staff-admissions.ts";
import { choicesOf, outcomes, sittingStates, stages } from "../labels.ts";
import { admissionTexts } from "../texts.ts";

const { filters, undecided, noAnswer, views } = admissionTexts.list;

/** The admission rounds as filter choices. */
export const sessionChoices = (choices: Pick<ApplicantChoicesFragment, "sessions"> | undefined) =>
  (choices?.sessions ?? []).map(({ id, title, academicSession }) => ({
    value: id,
    label: `${title}, ${academicSession}`,
  }));

export const departmentChoices = (
  choices: Pick<ApplicantChoicesFragment, "departments"> | undefined,
) => (choices?.departments ?? []).map(({ code, name }) => ({ value: code, label: name }));

/** The sorts, filters and default of the list of applicants. */
export const applicantList = {
  sorts: ["NUMBER", "SURNAME", "SIGNED_UP", "SUBMITTED", "SCORE", "JAMB"],
  defaultSort: "-SIGNED_UP",
  filters: {
    applicationSessionId: "text",
    departmentCode: "text",
    stage: Object.keys(stages) as readonly ApplicantStage[],
    isPaid: "flag",
    isSubmitted: "flag",
    isTested: "flag",
    isTestOver: "flag",
    outcome: ["ADMITTED", "WAITING_LIST", "NOT_ADMITTED", "UNDECIDED", "DECIDED"],
    answer: ["ACCEPTED", "DECLINED", "NONE"],
    sittings: ["UNCHECKED", "CHANGED", "QUERIED", "VERIFIED"],
    stateOfOrigin: "text",
  },
} as const;

export type ApplicantListSort = (typeof applicantList.sorts)[number];

export type ApplicantFilters = typeof applicantList.filters;

/** The filters of the list of applicants. */
export const applicantFields = (choices: ApplicantChoicesFragment | undefined) =>
  [
    { name: "applicationSessionId", label: filters.session, choices: sessionChoices(choices) },
    { name: "departmentCode", label: filters.department, choices: departmentChoices(choices) },
    { name: "stage", label: filters.stage, choices: choicesOf(stages) },
    { name: "isPaid", label: filters.paid, type: "flag" },
    { name: "isSubmitted", label: filters.submitted, type: "flag" },
    { name: "isTested", label: filters.tested, type: "flag" },
    { name: "isTestOver", label: filters.testOver, type: "flag" },
    {
      name: "outcome",
      label: filters.outcome,
      choices: [
        ...choicesOf(outcomes),
        { value: "UNDECIDED", label: undecided },
        { value: "DECIDED", label: views.decided },
      ],
    },
    {
      name: "answer",
      label: filters.answer,
      choices: [
        { value: "ACCEPTED", label: "Accepted" },
        { value: "DECLINED", label: "Declined" },
        { value: "NONE", label: noAnswer },
      ],
    },
    { name: "sittings", label: filters.sittings, choices: choicesOf(sittingStates) },
    { name: "stateOfOrigin", label: filters.state, choices: states },
  ] as const;
