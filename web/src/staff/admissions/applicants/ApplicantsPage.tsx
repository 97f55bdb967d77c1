import { useApolloClient } from "@apollo/client/react";
import { Button } from "antd";
import { useState } from "react";
import { states } from "../../../../../rules/nigeria/states.ts";
import {
  ApplicantIdsDocument,
  type ApplicantStage,
  ApplicantsDocument,
  ApplicantViewsDocument,
  ImportScoresDocument,
} from "../../../gql/staff-admissions.ts";
import { formatDay } from "../../../lib/dates.ts";
import { useSave } from "../../../lib/use-save.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { FileImport } from "../../kit/import/FileImport.tsx";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { FilterBar } from "../../kit/list/FilterBar.tsx";
import { ListViews } from "../../kit/list/ListViews.tsx";
import { StaffList } from "../../kit/list/StaffList.tsx";
import { useListState } from "../../kit/list/use-list-state.ts";
import { useSelection } from "../../kit/list/use-selection.ts";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { useStaffPath } from "../../shell/role-context.ts";
import {
  answers,
  choicesOf,
  departmentChoices,
  figure,
  outcomes,
  sessionChoices,
  sittingStates,
  stages,
  stateTag,
} from "../labels.tsx";
import { DecisionBar } from "./DecisionBar.tsx";

/** Saved filters: the applicants by how far they are. */
const views = {
  submitted: { isSubmitted: true, isTested: false },
  tested: { isTested: true, outcome: "UNDECIDED" },
  decided: { outcome: "DECIDED" },
} as const;

/** The list of applicants, with filters, export and bulk decisions. */
export default function ApplicantsPage() {
  const { timeZone } = usePortal();
  const client = useApolloClient();
  const { toast } = useFeedback();
  const to = useStaffPath();
  const [importing, setImporting] = useState(false);
  const list = useListState({
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
  });
  const { data, loading, failure, reload } = useStaffQuery(ApplicantsDocument, {
    ...list.variables,
    filter: list.filters,
  });
  const page = data?.applicantRecords ?? null;
  const all = { ...list.filters, isSubmitted: null, isTested: null, outcome: null };
  const { data: counted } = useStaffQuery(ApplicantViewsDocument, {
    search: list.variables.search,
    all,
    submitted: { ...all, ...views.submitted },
    tested: { ...all, ...views.tested },
    decided: { ...all, ...views.decided },
  });
  const [importScores] = useSave(ImportScoresDocument);
  const selection = useSelection(list, {
    name: ({ name }: { readonly name: string }) => name,
    allIds: async () => {
      const { data: found } = await client.query({
        query: ApplicantIdsDocument,
        variables: { search: list.search || null, filter: list.filters },
        fetchPolicy: "no-cache",
      });
      return found?.applicantRecordIds ?? null;
    },
  });
  const viewer = data?.viewer;
  const canDecide = viewer?.__typename === "Staff" ? viewer.permissions.canDecideAdmissions : false;
  const finish = (done: string) => {
    setImporting(false);
    selection.clear();
    toast("success", done);
    reload();
  };
  return (
    <StaffPage
      title="Applicants"
      count={page?.total}
      actions={
        <>
          <ExportButtons links={page?.export} />
          {canDecide && (
            <>
              <Button onClick={() => setImporting(true)}>Import scores</Button>
              <ButtonLink type="primary" to={to("ranking")}>
                Ranking
              </ButtonLink>
            </>
          )}
        </>
      }
    >
      <ListViews
        label="Applicants by progress"
        list={list}
        views={[
          { label: "All", filters: {}, count: counted?.all.total },
          { label: "Submitted", filters: views.submitted, count: counted?.submitted.total },
          { label: "Tested", filters: views.tested, count: counted?.tested.total },
          { label: "Decided", filters: views.decided, count: counted?.decided.total },
        ]}
      />
      <FilterBar
        list={list}
        search="Name, number, email or phone"
        fields={[
          {
            name: "applicationSessionId",
            label: "Application session",
            choices: sessionChoices(data?.applicantChoices.sessions),
          },
          {
            name: "departmentCode",
            label: "Preferred course",
            choices: departmentChoices(data?.applicantChoices.departments),
          },
          { name: "stage", label: "Stage", choices: choicesOf(stages) },
          { name: "isPaid", label: "Fee paid", type: "flag" },
          { name: "isSubmitted", label: "Submitted", type: "flag" },
          { name: "isTested", label: "Tested", type: "flag" },
          { name: "isTestOver", label: "Test is over", type: "flag" },
          {
            name: "outcome",
            label: "Decision",
            choices: [
              ...choicesOf(outcomes),
              { value: "UNDECIDED", label: "Undecided" },
              { value: "DECIDED", label: "Decided" },
            ],
          },
          {
            name: "answer",
            label: "Answer",
            choices: [
              { value: "ACCEPTED", label: "Accepted" },
              { value: "DECLINED", label: "Declined" },
              { value: "NONE", label: "Not answered" },
            ],
          },
          { name: "sittings", label: "SSCE", choices: choicesOf(sittingStates) },
          { name: "stateOfOrigin", label: "State of origin", choices: states },
        ]}
        selectionBar={
          selection.ids.length > 0 && (
            <DecisionBar selection={selection} total={page?.total ?? 0} onDone={finish} />
          )
        }
      />
      <StaffList
        label="Applicants"
        list={list}
        query={{ page, loading, failure, reload }}
        rowKey={({ id }) => id}
        empty={{
          title: "No applicants yet",
          children: "They appear here as soon as they sign up.",
        }}
        selection={canDecide ? selection : undefined}
        columns={[
          {
            title: "Name",
            card: "title",
            sort: "SURNAME",
            link: ({ id }) => `applicants/${id}`,
            cell: ({ name }) => name,
            under: ({ applicationNo }) => applicationNo,
          },
          {
            title: "Preferred course",
            width: 190,
            card: "fact",
            cell: ({ department }) => department,
          },
          {
            title: "Stage",
            width: 150,
            card: "status",
            cell: ({ stage }) => stateTag(stages[stage]),
          },
          {
            title: "JAMB",
            width: 90,
            sort: "JAMB",
            numeric: true,
            cell: ({ jambScore }) => figure(jambScore),
          },
          {
            title: "Score (%)",
            width: 110,
            card: "fact",
            sort: "SCORE",
            numeric: true,
            cell: ({ testScore }) => figure(testScore),
          },
          {
            title: "Decision",
            width: 120,
            cell: ({ outcome, answer }) =>
              outcome
                ? [outcomes[outcome].text, answer && answers[answer].toLowerCase()]
                    .filter(Boolean)
                    .join(", ")
                : "–",
          },
          {
            title: "Signed up",
            width: 130,
            sort: "SIGNED_UP",
            cell: ({ signedUpAt }) => formatDay(signedUpAt, timeZone),
          },
        ]}
      />
      {importing && (
        <FileImport
          title="Import scores"
          columns="application_no, score"
          send={async (file, dryRun) => {
            const { importTestScores: answer } = await importScores({ file, dryRun });
            return answer.__typename === "Refusal" ? { refusal: answer } : { report: answer };
          }}
          onDone={finish}
          onClose={() => setImporting(false)}
        >
          <p>
            One row for each applicant who sat the test. A score of 0 to 100, in whole percent; one
            that is recorded already changes nothing.
          </p>
        </FileImport>
      )}
    </StaffPage>
  );
}
