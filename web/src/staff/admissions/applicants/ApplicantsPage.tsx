import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import {
  ApplicantIdsDocument,
  type ApplicantStage,
  ApplicantsDocument,
  type ApplicantsQuery,
} from "../../../gql/staff-admissions.ts";
import { formatDay } from "../../../lib/dates.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { FilterBar } from "../../kit/list/FilterBar.tsx";
import { StaffList } from "../../kit/list/StaffList.tsx";
import { useListState } from "../../kit/list/use-list-state.ts";
import { useSelection } from "../../kit/list/use-selection.ts";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { useStaffPath } from "../../shell/role-context.ts";
import { answers, figure, outcomes, sittingStates, stages } from "../labels.ts";
import { admissionTexts } from "../texts.ts";
import { applicantFields } from "./applicant-fields.ts";
import { DecisionBar } from "./DecisionBar.tsx";
import { ScoreImport } from "./ScoreImport.tsx";

const texts = admissionTexts.list;

type Row = ApplicantsQuery["applicantRecords"]["rows"][number];

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
      outcome: ["ADMITTED", "WAITING_LIST", "NOT_ADMITTED", "UNDECIDED"],
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
  const selection = useSelection(list, {
    name: ({ name }: Row) => name,
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
      actions={
        canDecide && (
          <>
            <Button variant="secondary" onClick={() => setImporting(true)}>
              {texts.importScores}
            </Button>
            <ButtonLink to={to("ranking")}>{texts.ranking}</ButtonLink>
          </>
        )
      }
    >
      <FilterBar list={list} search={texts.search} fields={applicantFields(data?.applicantChoices)}>
        <ExportButtons links={page?.export} />
      </FilterBar>
      {canDecide && <DecisionBar selection={selection} total={page?.total ?? 0} onDone={finish} />}
      <StaffList
        label={texts.title}
        list={list}
        query={{ page, loading, failure, reload }}
        rowKey={({ id }) => id}
        empty={{ title: texts.none, children: texts.noneHint }}
        selection={canDecide ? selection : undefined}
        columns={[
          {
            title: texts.columns.number,
            sort: "NUMBER",
            cell: ({ applicationNo }) => applicationNo,
            link: ({ id }) => `applicants/${id}`,
          },
          { title: texts.columns.name, sort: "SURNAME", wraps: true, cell: ({ name }) => name },
          {
            title: texts.columns.department,
            wraps: true,
            wide: true,
            cell: ({ department }) => department,
          },
          {
            title: texts.columns.stage,
            cell: ({ stage }) => (
              <StatusTag kind={stages[stage].kind}>{stages[stage].text}</StatusTag>
            ),
          },
          {
            title: texts.columns.sittings,
            wide: true,
            cell: ({ sittings }) => (sittings ? sittingStates[sittings].text : "–"),
          },
          {
            title: texts.columns.jamb,
            sort: "JAMB",
            numeric: true,
            cell: ({ jambScore }) => figure(jambScore),
          },
          {
            title: texts.columns.score,
            sort: "SCORE",
            numeric: true,
            cell: ({ testScore }) => figure(testScore),
          },
          {
            title: texts.columns.decision,
            wraps: true,
            cell: ({ outcome, answer }) =>
              outcome
                ? [outcomes[outcome].text, answer && answers[answer].toLowerCase()]
                    .filter(Boolean)
                    .join(", ")
                : "–",
          },
          {
            title: texts.columns.signedUp,
            sort: "SIGNED_UP",
            cell: ({ signedUpAt }) => formatDay(signedUpAt, timeZone),
          },
        ]}
      />
      {importing && <ScoreImport onDone={finish} onClose={() => setImporting(false)} />}
    </StaffPage>
  );
}
