import { Alert, Button, Empty } from "antd";
import { Link, useParams } from "react-router-dom";
import {
  DecideSenateListDocument,
  SenateListDocument,
  type SenateListQuery_senateList,
  type SenateListQuery_senateList_entries,
} from "../../../gql/staff-results.ts";
import { formatDay } from "../../../lib/dates.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { DownloadButton } from "../../../ui/DownloadButton.tsx";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { DecideActions } from "../../kit/DecideActions.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { formatCount } from "../../kit/format-count.ts";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { useStep } from "../../kit/use-step.ts";
import { useBreadcrumbLabel } from "../../shell/breadcrumb-labels.tsx";
import { useStaffPath } from "../../shell/role-context.ts";
import { RowTable } from "../parts/RowTable.tsx";
import { countOf, resultTexts } from "../parts/texts.ts";
import { useStudentLink } from "../parts/use-result-paths.ts";
import { senateListTag } from "./labels.tsx";
import { usePrepareList } from "./use-prepare-list.ts";

type Entry = SenateListQuery_senateList_entries;

/** One list of graduates for the senate, by class of award. */
export default function SenateListPage() {
  const { listId: id = "" } = useParams();
  const query = useStaffQuery(SenateListDocument, { id });
  const found = query.data?.senateList ?? null;
  const title = found ? `Graduates of ${found.programme}` : "Senate list";
  useBreadcrumbLabel("listId", found && `${found.programme}, ${found.session}`);
  return (
    <StaffPage
      isRecord
      title={title}
      lead={found?.session}
      status={found && senateListTag(found.state)}
      actions={found && <ListActions list={found} onAnswered={query.reload} />}
    >
      <QueryBoundary query={query}>
        {({ senateList: list }) =>
          list === null ? (
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="There is no such list." />
          ) : (
            <>
              <NextStep list={list} onRefused={query.reload} />
              <ListFacts list={list} />
              {classesOf(list.entries).map((name) => (
                <ClassCard
                  key={name ?? ""}
                  name={name}
                  entries={list.entries.filter(({ classOfAward }) => classOfAward === name)}
                />
              ))}
            </>
          )
        }
      </QueryBoundary>
    </StaffPage>
  );
}

/** In the order of the list. */
const classesOf = (entries: readonly Entry[]): readonly (string | null)[] => [
  ...new Set(entries.map(({ classOfAward }) => classOfAward)),
];

interface ListActionsProps {
  readonly list: SenateListQuery_senateList;
  /** Called after each answer, to load the list again. */
  readonly onAnswered: () => void;
}

const ListActions = ({ list, onAnswered }: ListActionsProps) => {
  const decide = useStep(DecideSenateListDocument, (data) => data.decideSenateList, onAnswered);
  const isOutdated = list.entries.some(({ changedSince }) => changedSince);
  return (
    <>
      <DownloadButton
        path={list.printUrl}
        fileName={`senate_list_${list.id}.pdf`}
        labels={{
          label: "Print",
          busy: "Making the list…",
          failed: "The list could not be made. Please try again.",
          startedTitle: "Download In Progress!",
          started: "The list is in your downloads.",
        }}
        variant="secondary"
      />
      <ExportButtons links={list.export} />
      <DecideActions
        subject="list"
        canDecide={list.state === "WAITING"}
        canApprove={!list.isOwn && !isOutdated}
        consequence={
          <p>
            {countOf(list.graduates, "graduate")}. Each gets a mail, and sees what the senate
            approved. The list cannot be changed any more.
          </p>
        }
        noteLabel="Why it is declined"
        approved="The list is approved."
        decide={(decision) => decide({ id: list.id, ...decision })}
      />
    </>
  );
};

const NextStep = ({
  list,
  onRefused,
}: {
  readonly list: SenateListQuery_senateList;
  readonly onRefused: () => void;
}) => {
  const { prepare, isPreparing } = usePrepareList(onRefused);
  const changed = list.entries.filter(({ changedSince }) => changedSince).length;
  const needsCorrection = list.entries.some((entry) => entry.needsCorrection);
  if (list.state === "DECLINED") {
    return <Alert type="info" showIcon title="This list is declined." description={list.note} />;
  }
  if (changed > 0 && list.state === "WAITING") {
    return (
      <Alert
        type="error"
        role="status"
        showIcon
        title={`What the list says of ${countOf(changed, "student")} is not so any more. Decline it, and prepare another one.`}
      />
    );
  }
  if (changed > 0) {
    return (
      <Alert
        type="warning"
        role="status"
        showIcon
        title={`Of ${countOf(changed, "graduate")} something has changed since the approval.`}
        description={
          needsCorrection
            ? "Another list corrects the class of award."
            : "The class stays the same."
        }
        action={
          needsCorrection && (
            <Button loading={isPreparing} onClick={() => prepare(list)}>
              Prepare the correction
            </Button>
          )
        }
      />
    );
  }
  if (list.state === "APPROVED") return null;
  return (
    <Alert
      type="warning"
      role="status"
      showIcon
      title={
        list.isOwn
          ? "You prepared this list. Somebody else has to approve it."
          : `${list.preparedBy} asks to approve this list.`
      }
    />
  );
};

const ListFacts = ({ list }: { readonly list: SenateListQuery_senateList }) => {
  const { timeZone } = usePortal();
  const { preparedBy, preparedAt, decidedBy, decidedAt } = list;
  return (
    <SectionCard title="List">
      <FactGrid
        facts={[
          ["Programme", list.programme],
          ["Session", list.session],
          ["Graduates", formatCount(list.graduates)],
          ["Prepared", `${preparedBy}, ${formatDay(preparedAt, timeZone)}`],
          ["Decided", decidedAt ? `${decidedBy}, ${formatDay(decidedAt, timeZone)}` : "Not yet"],
        ]}
      />
    </SectionCard>
  );
};

const ClassCard = ({
  name,
  entries,
}: {
  readonly name: string | null;
  readonly entries: readonly Entry[];
}) => {
  const to = useStaffPath();
  const studentLink = useStudentLink();
  const title = name ?? "Without a class of award";
  return (
    <SectionCard title={`${title} (${formatCount(entries.length)})`}>
      <RowTable
        label={title}
        rows={entries}
        rowKey={({ studentId }) => studentId}
        columns={[
          {
            title: "Graduate",
            width: "40%",
            card: "title",
            cell: (entry) => (
              <>
                <Link to={to(studentLink(entry.studentId))}>{entry.name}</Link>
                <div>{entry.matricNumber}</div>
              </>
            ),
          },
          {
            title: "CGPA",
            width: 90,
            numeric: true,
            card: "fact",
            cell: ({ cgpa }) => cgpa?.toFixed(2) ?? resultTexts.none,
          },
          {
            title: "Note",
            // Without its title, which would take the place of sentences on a phone.
            card: "action",
            cell: (entry) => <Notes entry={entry} />,
          },
        ]}
      />
    </SectionCard>
  );
};

const Notes = ({ entry }: { readonly entry: Entry }) => (
  <>
    {entry.changedSince && <StatusTag kind="bad">Changed since</StatusTag>}
    {entry.isSuperseded && <p>A later list corrects this.</p>}
    {entry.isCorrection && <p>Corrects {entry.correctedClass ?? "an award without a class"}.</p>}
    {entry.unmet.length > 0 && <p>Graduated, although: {entry.unmet.join(" ")}</p>}
  </>
);
