import { Button } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { ApplicationSessionsDocument } from "../../../gql/staff-admissions.ts";
import { formatClosing, formatMoment } from "../../../lib/dates.ts";
import { formatAmount } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { coursesTexts, formatCount } from "../../courses/texts.ts";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { FilterBar } from "../../kit/list/FilterBar.tsx";
import { StaffList } from "../../kit/list/StaffList.tsx";
import { useListState } from "../../kit/list/use-list-state.ts";
import { useStaffList } from "../../kit/list/use-staff-list.ts";
import { StaffDialog } from "../../kit/StaffDialog.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffPath } from "../../shell/role-context.ts";
import { SessionForm } from "./SessionForm.tsx";
import { SessionState } from "./SessionState.tsx";

const texts = coursesTexts.sessions;
const states = ["PLANNED", "OPEN", "CLOSED"] as const;

/** The list of admission rounds. */
const SessionsPage = () => {
  const { timeZone } = usePortal();
  const { toast } = useFeedback();
  const navigate = useNavigate();
  const to = useStaffPath();
  const [isAdding, setIsAdding] = useState(false);
  const list = useListState({
    sorts: ["OPENS", "CLOSES", "TITLE", "APPLICANTS"],
    defaultSort: "-OPENS",
    filters: { state: states, session: "text" },
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
      title={texts.title}
      count={query.page?.total}
      actions={
        <>
          <ExportButtons links={query.page?.export} />
          <ButtonLink to={to("calendar")}>{texts.calendar}</ButtonLink>
          <Button type="primary" onClick={() => setIsAdding(true)}>
            {texts.add}
          </Button>
        </>
      }
    >
      <FilterBar
        list={list}
        search={texts.search}
        fields={[
          {
            name: "state",
            label: texts.state,
            choices: states.map((value) => ({ value, label: texts.states[value] })),
          },
          {
            name: "session",
            label: texts.academicSession,
            choices: academicSessions.map(({ id, name }) => ({ value: id, label: name })),
          },
        ]}
      />
      <StaffList
        label={texts.title}
        list={list}
        query={query}
        rowKey={({ id }) => id}
        empty={{ title: texts.empty, children: texts.emptyHint }}
        columns={[
          {
            title: texts.name,
            card: "title",
            cell: (row) => row.title,
            under: (row) => row.academicSession,
            link: ({ id }) => `sessions/${id}`,
            sort: "TITLE",
          },
          {
            title: texts.state,
            width: 110,
            card: "status",
            cell: (row) => <SessionState state={row.state} />,
          },
          {
            title: texts.opens,
            width: 130,
            cell: (row) => formatMoment(row.opensAt, timeZone),
            sort: "OPENS",
          },
          {
            title: texts.closes,
            width: 130,
            card: "fact",
            cell: (row) => formatClosing(row.closesAt, timeZone),
            sort: "CLOSES",
          },
          {
            title: texts.fee,
            width: 110,
            cell: (row) => formatAmount(row.screeningFee),
            numeric: true,
          },
          {
            title: texts.applicants,
            width: 110,
            card: "fact",
            cell: (row) => formatCount(row.applicants),
            sort: "APPLICANTS",
            numeric: true,
          },
          {
            title: texts.submitted,
            width: 100,
            cell: (row) => formatCount(row.submitted),
            numeric: true,
          },
          {
            title: texts.testPlaces,
            width: 90,
            cell: (row) => formatCount(row.testPlaces),
            numeric: true,
          },
        ]}
      />
      {isAdding && (
        <StaffDialog title={texts.add} onClose={() => setIsAdding(false)}>
          <SessionForm
            record={null}
            academicSessions={academicSessions}
            onCancel={() => setIsAdding(false)}
            onSaved={(id) => {
              toast("success", coursesTexts.saved);
              setIsAdding(false);
              if (id !== null) void navigate(to(`sessions/${id}`));
            }}
          />
        </StaffDialog>
      )}
    </StaffPage>
  );
};

export default SessionsPage;
