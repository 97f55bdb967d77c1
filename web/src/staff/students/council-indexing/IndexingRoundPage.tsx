import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { Alert, Button, Empty } from "antd";
import { useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import {
  DeleteIndexingRoundDocument,
  IndexingRoundDocument,
  type IndexingRoundQuery_indexingRound,
  RemoveIndexNumberDocument,
  type RoundFacts_RoundFragment,
  RoundFacts_RoundFragmentDoc,
} from "../../../gql/staff-students.ts";
import { formatCalendarDate } from "../../../lib/dates.ts";
import { DownloadButton } from "../../../ui/DownloadButton.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { ConfirmStep } from "../../kit/ConfirmStep.tsx";
import { ConfirmWithReason } from "../../kit/ConfirmWithReason.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { formatCount } from "../../kit/format-count.ts";
import { type LeftOut, LeftOutAlert } from "../../kit/LeftOutAlert.tsx";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { useListState } from "../../kit/list/use-list-state.ts";
import { useSeenRows } from "../../kit/list/use-seen-rows.ts";
import { useSelection } from "../../kit/list/use-selection.ts";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { useStep } from "../../kit/use-step.ts";
import { useBreadcrumbLabel } from "../../shell/breadcrumb-labels.tsx";
import { useStaffPath } from "../../shell/role-context.ts";
import { ImportNumbers } from "./ImportNumbers.tsx";
import { daysLeftTag } from "./labels.tsx";
import { ChangeRoundDialog } from "./RoundDialog.tsx";
import {
  type RoundStudent,
  RoundStudents,
  roundStudentOptions,
  type StudentStep,
} from "./RoundStudents.tsx";
import { StepDialog } from "./StepDialog.tsx";

type Open = StudentStep | "change" | "import" | "delete" | null;

/** One round of a council's indexing: its students, the council's files and its numbers. */
export default function IndexingRoundPage() {
  const { roundId = "" } = useParams();
  const { toast } = useFeedback();
  const [open, setOpen] = useState<Open>(null);
  const [unindexing, setUnindexing] = useState<RoundStudent | null>(null);
  const [outcome, setOutcome] = useState<LeftOut | null>(null);
  const list = useListState(roundStudentOptions);
  const query = useStaffQuery(IndexingRoundDocument, {
    id: roundId,
    ...list.variables,
    filter: list.filters,
  });
  const round = query.data?.indexingRound ?? null;
  const seen = useSeenRows(query.data?.indexingStudents.rows);
  const selection = useSelection(list, { name: ({ name }: RoundStudent) => name });
  const takeBack = useStep(
    RemoveIndexNumberDocument,
    (data) => data.removeIndexNumber,
    query.reload,
  );
  useBreadcrumbLabel("roundId", round && `${round.programme}, ${round.session}`);
  const close = () => setOpen(null);
  return (
    <StaffPage
      isRecord
      title={round ? `Indexing of ${round.programme}` : "Council indexing"}
      status={round && daysLeftTag(round.daysLeft)}
      lead={round && [round.session, round.council].filter(Boolean).join(", ")}
      actions={
        round && (
          <>
            <Button onClick={() => setOpen("change")}>Change…</Button>
            {round.students.indexed === 0 && (
              <Button onClick={() => setOpen("delete")}>Delete…</Button>
            )}
            <Button onClick={() => setOpen("import")}>Import numbers…</Button>
          </>
        )
      }
    >
      <QueryBoundary query={query}>
        {({ indexingRound, indexingStudents }) =>
          indexingRound === null ? (
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="There is no such round." />
          ) : (
            <>
              {outcome && <LeftOutAlert outcome={outcome} onClose={() => setOutcome(null)} />}
              <RoundFacts round={indexingRound} links={indexingStudents.export} />
              <RoundStudents
                list={list}
                query={{ ...query, page: indexingStudents }}
                selection={selection}
                onStep={setOpen}
                onTakeBack={setUnindexing}
              />
            </>
          )
        }
      </QueryBoundary>
      {round && open === "change" && (
        <ChangeRoundDialog
          round={round}
          onClose={close}
          onSaved={() => {
            close();
            query.reload();
          }}
        />
      )}
      {round && open === "delete" && <DeleteRound round={round} onClose={close} />}
      {open === "import" && (
        <ImportNumbers
          roundId={roundId}
          onDone={(done) => {
            close();
            toast("success", done);
            query.reload();
          }}
          onClose={close}
        />
      )}
      {(open === "check" || open === "hold" || open === "release") && (
        <StepDialog
          roundId={roundId}
          step={open}
          students={selection.ids.map((id) => ({ id, name: seen.get(id)?.name ?? "" }))}
          onDone={(answer) => {
            close();
            setOutcome(answer);
            selection.clear();
            query.reload();
          }}
          onClose={close}
        />
      )}
      {unindexing && (
        <ConfirmWithReason
          title={`Take back the number of ${unindexing.name}?`}
          action="Take it back"
          onConfirm={(reason) => takeBack({ roundId, studentId: unindexing.id, reason })}
          onDone={() => {
            setUnindexing(null);
            toast("success", "The index number is taken back.");
          }}
          onClose={() => setUnindexing(null)}
        >
          <p>
            {unindexing.indexNumber} is removed, and the name can be corrected again. Tell the
            council, too.
          </p>
        </ConfirmWithReason>
      )}
    </StaffPage>
  );
}

const filesLabels = {
  label: "Files for the council (ZIP)",
  busy: "Making the files…",
  failed: "The files could not be made",
  startedTitle: "Files for the council",
  started: "The table and the photos of everybody who is ready are being downloaded.",
};

interface RoundFactsProps {
  readonly round: FragmentType<RoundFacts_RoundFragment>;
  readonly links: { readonly csv: string; readonly xlsx: string };
}

const RoundFacts = ({ round, links }: RoundFactsProps) => {
  const { data, complete } = useFragment({ fragment: RoundFacts_RoundFragmentDoc, from: round });
  if (!complete) return null;
  const { students, quota, columns } = data;
  const tooMany = students.ready + students.indexed - quota;
  return (
    <SectionCard
      title="Round"
      actions={
        <>
          <ExportButtons links={links} of="students" />
          {students.ready > 0 && tooMany <= 0 && (
            <DownloadButton
              path={data.filesUrl}
              fileName={`indexing_${data.id}.zip`}
              mediaType="application/zip"
              labels={filesLabels}
              variant="secondary"
            />
          )}
        </>
      }
    >
      {tooMany > 0 && (
        <Alert
          type="warning"
          role="status"
          showIcon
          title={`The council takes ${formatCount(quota)}. Hold ${formatCount(tooMany)} of those who are ready back, to get the files.`}
        />
      )}
      <FactGrid
        facts={[
          ["Last day", formatCalendarDate(data.closesOn)],
          ["Quota", formatCount(quota)],
          ["Indexed", formatCount(students.indexed)],
          ["Ready", formatCount(students.ready)],
          ["Not ready", formatCount(students.notReady)],
          ["Held back", formatCount(students.held)],
          ["Table", columns.map(({ heading }) => heading).join(", ")],
        ]}
      />
    </SectionCard>
  );
};

interface DeleteRoundProps {
  readonly round: Pick<IndexingRoundQuery_indexingRound, "id" | "revision">;
  readonly onClose: () => void;
}

const DeleteRound = ({ round, onClose }: DeleteRoundProps) => {
  const to = useStaffPath();
  const navigate = useNavigate();
  const { toast } = useFeedback();
  const remove = useStep(
    DeleteIndexingRoundDocument,
    (data) => data.deleteIndexingRound,
    () => undefined,
  );
  return (
    <ConfirmStep
      title="Delete the round?"
      action="Delete"
      onConfirm={async () => {
        const refusal = await remove({ id: round.id, revision: round.revision });
        if (refusal) return refusal;
        toast("success", "The round is deleted.");
        await navigate(to("council-indexing"));
        return null;
      }}
      onClose={onClose}
    >
      <p>Nobody is indexed in it. Which names were compared is kept.</p>
    </ConfirmStep>
  );
};
