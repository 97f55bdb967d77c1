import { Button } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { ApplicationSessionsDocument } from "../../../gql/staff-admissions.ts";
import { formatClosing, formatMoment } from "../../../lib/dates.ts";
import { formatAmount } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { formatCount } from "../../kit/format-count.ts";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { FilterBar } from "../../kit/list/FilterBar.tsx";
import { StaffList } from "../../kit/list/StaffList.tsx";
import { useListState } from "../../kit/list/use-list-state.ts";
import { useStaffList } from "../../kit/list/use-staff-list.ts";
import { StaffDialog } from "../../kit/StaffDialog.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffPath } from "../../shell/role-context.ts";
import { choicesOf, sessionStates, stateTag } from "../labels.tsx";
import { SessionForm } from "./SessionForm.tsx";

/** The list of admission rounds. */
export default function SessionsPage() {
  const { timeZone } = usePortal();
  const { toast } = useFeedback();
  const navigate = useNavigate();
  const to = useStaffPath();
  const [isAdding, setIsAdding] = useState(false);
  const list = useListState({
    sorts: ["OPENS", "CLOSES", "TITLE", "APPLICANTS"],
    defaultSort: "-OPENS",
    filters: { state: ["PLANNED", "OPEN", "CLOSED"], session: "text" },
  });
  const { state, session } = list.filters;
  const query = useStaffList(
    ApplicationSessionsDocument,
    { ...list.variables, filter: { state, academicSessionId: session } },
    ({ applicationSessionRecords, officeCalendar }) => ({
      ...applicationSessionRecords,
      academicSessions: officeCalendar.sessions,
    }),
  );
  const academicSessions = query.page?.academicSessions ?? [];
  return (
    <StaffPage
      title="Application Sessions"
      count={query.page?.total}
      actions={
        <>
          <ExportButtons links={query.page?.export} />
          <ButtonLink to={to("calendar")}>Academic calendar</ButtonLink>
          <Button type="primary" onClick={() => setIsAdding(true)}>
            New session
          </Button>
        </>
      }
    >
      <FilterBar
        list={list}
        search="Title or academic session"
        fields={[
          { name: "state", label: "State", choices: choicesOf(sessionStates) },
          {
            name: "session",
            label: "Academic session",
            choices: academicSessions.map(({ id, name }) => ({ value: id, label: name })),
          },
        ]}
      />
      <StaffList
        label="Application Sessions"
        list={list}
        query={query}
        rowKey={({ id }) => id}
        empty={{
          title: "No application session yet",
          children: "Open the first one, with its dates and its screening fee.",
        }}
        columns={[
          {
            title: "Title",
            card: "title",
            cell: (row) => row.title,
            under: (row) => row.academicSession,
            link: ({ id }) => `sessions/${id}`,
            sort: "TITLE",
          },
          {
            title: "State",
            width: 110,
            card: "status",
            cell: ({ state }) => stateTag(sessionStates[state]),
          },
          {
            title: "Opens",
            width: 130,
            cell: (row) => formatMoment(row.opensAt, timeZone),
            sort: "OPENS",
          },
          {
            title: "Closes",
            width: 130,
            card: "fact",
            cell: (row) => formatClosing(row.closesAt, timeZone),
            sort: "CLOSES",
          },
          {
            title: "Screening fee",
            width: 110,
            cell: (row) => formatAmount(row.screeningFee),
            numeric: true,
          },
          {
            title: "Applicants",
            width: 110,
            card: "fact",
            cell: (row) => formatCount(row.applicants),
            sort: "APPLICANTS",
            numeric: true,
          },
          {
            title: "Submitted",
            width: 115,
            cell: (row) => formatCount(row.submitted),
            numeric: true,
          },
          {
            title: "Test places",
            width: 90,
            cell: (row) => formatCount(row.testPlaces),
            numeric: true,
          },
        ]}
      />
      {isAdding && (
        <StaffDialog title="New session" onClose={() => setIsAdding(false)}>
          <SessionForm
            record={null}
            academicSessions={academicSessions}
            onCancel={() => setIsAdding(false)}
            onSaved={(id) => {
              toast("success", "Saved.");
              setIsAdding(false);
              if (id !== null) void navigate(to(`sessions/${id}`));
            }}
          />
        </StaffDialog>
      )}
    </StaffPage>
  );
}
