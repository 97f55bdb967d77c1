import { useApolloClient, useMutation, useQuery } from "@apollo/client/react";
import { Button } from "antd";
import { useState } from "react";
import {
  ApplicantIdsDocument,
  ApplicantsDocument,
  ApplicantViewsDocument,
  ImportScoresDocument,
} from "../../../gql/staff-admissions.ts";
import { formatDay } from "../../../lib/dates.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { FileImport } from "../../kit/import/FileImport.tsx";
import type { ImportResult } from "../../kit/import/import-types.ts";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { FilterBar } from "../../kit/list/FilterBar.tsx";
import { ListViews } from "../../kit/list/ListViews.tsx";
import { StaffList } from "../../kit/list/StaffList.tsx";
import { type ListState, useListState } from "../../kit/list/use-list-state.ts";
import { useSelection } from "../../kit/list/use-selection.ts";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { useStaffPath } from "../../shell/role-context.ts";
import { answers, figure, outcomes, stages } from "../labels.ts";
import { admissionTexts } from "../texts.ts";
import {
  type ApplicantFilters,
  type ApplicantListSort,
  applicantFields,
  applicantList,
} from "./applicant-fields.ts";
import { DecisionBar } from "./DecisionBar.tsx";

const texts = admissionTexts.list;

const { views: labels } = admissionTexts.list;

const views = {
  submitted: { isSubmitted: true, isTested: false },
  tested: { isTested: true, outcome: "UNDECIDED" },
  decided: { outcome: "DECIDED" },
} as const;

interface ScoreImportProps {
  readonly onDone: (done: string) => void;
  readonly onClose: () => void;
}

/** Imports aptitude test scores from a file, with a dry run first. */
const ScoreImport = ({ onDone, onClose }: ScoreImportProps) => {
  const [importScores] = useMutation(ImportScoresDocument, { fetchPolicy: "no-cache" });
  const send = async (file: File, dryRun: boolean): Promise<ImportResult> => {
    const { data } = await importScores({ variables: { file, dryRun } });
    const answer = data?.importTestScores;
    if (!answer) throw new Error("The mutation returned no data.");
    return answer.__typename === "Refusal" ? { refusal: answer } : { report: answer };
  };
  return (
    <FileImport
      title={admissionTexts.list.importScores}
      columns="application_no, score"
      send={send}
      onDone={onDone}
      onClose={onClose}
    >
      <p>{admissionTexts.list.scoresHint}</p>
    </FileImport>
  );
};

/** The applicants by how far they are, with their number among those that match the other filters. */
const ApplicantViews = ({ list }: { list: ListState<ApplicantListSort, ApplicantFilters> }) => {
  const all = { ...list.filters, isSubmitted: null, isTested: null, outcome: null };
  const { data, previousData } = useQuery(ApplicantViewsDocument, {
    variables: {
      search: list.variables.search,
      all,
      submitted: { ...all, ...views.submitted },
      tested: { ...all, ...views.tested },
      decided: { ...all, ...views.decided },
    },
    fetchPolicy: "cache-and-network",
  });
  const counted = data ?? previousData;
  return (
    <ListViews
      label={labels.label}
      list={list}
      views={[
        { label: labels.all, filters: {}, count: counted?.all.total },
        { label: labels.submitted, filters: views.submitted, count: counted?.submitted.total },
        { label: labels.tested, filters: views.tested, count: counted?.tested.total },
        { label: labels.decided, filters: views.decided, count: counted?.decided.total },
      ]}
    />
  );
};

/** The list of applicants, with filters, export and bulk decisions. */
export default function ApplicantsPage() {
  const { timeZone } = usePortal();
  const client = useApolloClient();
  const { toast } = useFeedback();
  const to = useStaffPath();
  const [importing, setImporting] = useState(false);
  const list = useListState(applicantList);
  const { data, loading, failure, reload } = useStaffQuery(ApplicantsDocument, {
    ...list.variables,
    filter: list.filters,
  });
  const page = data?.applicantRecords ?? null;
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
      title={texts.title}
      count={page?.total}
      actions={
        <>
          <ExportButtons links={page?.export} />
          {canDecide && (
            <>
              <Button onClick={() => setImporting(true)}>{texts.importScores}</Button>
              <ButtonLink type="primary" to={to("ranking")}>
                {texts.ranking}
              </ButtonLink>
            </>
          )}
        </>
      }
    >
      <ApplicantViews list={list} />
      <FilterBar
        list={list}
        search={texts.search}
        fields={applicantFields(data?.applicantChoices)}
        selectionBar={
          selection.ids.length > 0 && (
            <DecisionBar selection={selection} total={page?.total ?? 0} onDone={finish} />
          )
        }
      />
      <StaffList
        label={texts.title}
        list={list}
        query={{ page, loading, failure, reload }}
        rowKey={({ id }) => id}
        empty={{ title: texts.none, children: texts.noneHint }}
        selection={canDecide ? selection : undefined}
        columns={[
          {
            title: texts.columns.name,
            card: "title",
            sort: "SURNAME",
            link: ({ id }) => `applicants/${id}`,
            cell: ({ name }) => name,
            under: ({ applicationNo }) => applicationNo,
          },
          {
            title: texts.columns.department,
            width: 190,
            card: "fact",
            cell: ({ department }) => department,
          },
          {
            title: texts.columns.stage,
            width: 150,
            card: "status",
            cell: ({ stage }) => (
              <StatusTag kind={stages[stage].kind}>{stages[stage].text}</StatusTag>
            ),
          },
          {
            title: texts.columns.jamb,
            width: 90,
            sort: "JAMB",
            numeric: true,
            cell: ({ jambScore }) => figure(jambScore),
          },
          {
            title: texts.columns.score,
            width: 110,
            card: "fact",
            sort: "SCORE",
            numeric: true,
            cell: ({ testScore }) => figure(testScore),
          },
          {
            title: texts.columns.decision,
            width: 120,
            cell: ({ outcome, answer }) =>
              outcome
                ? [outcomes[outcome].text, answer && answers[answer].toLowerCase()]
                    .filter(Boolean)
                    .join(", ")
                : "–",
          },
          {
            title: texts.columns.signedUp,
            width: 130,
            sort: "SIGNED_UP",
            cell: ({ signedUpAt }) => formatDay(signedUpAt, timeZone),
          },
        ]}
      />
      {importing && <ScoreImport onDone={finish} onClose={() => setImporting(false)} />}
    </StaffPage>
  );
}
