import { Button } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { DepartmentsDocument } from "../../../gql/staff-courses.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { formatCount } from "../../kit/format-count.ts";
import { ListScreen } from "../../kit/list/ListScreen.tsx";
import { useListState } from "../../kit/list/use-list-state.ts";
import { useStaffList } from "../../kit/list/use-staff-list.ts";
import { StaffDialog } from "../../kit/StaffDialog.tsx";
import { useStaffPath } from "../../shell/role-context.ts";
import { requirementText } from "../texts.ts";
import { DepartmentForm } from "./DepartmentForm.tsx";

export default function DepartmentsPage() {
  const { toast } = useFeedback();
  const navigate = useNavigate();
  const to = useStaffPath();
  const [isAdding, setIsAdding] = useState(false);
  const list = useListState({
    sorts: ["NAME", "CODE", "STUDENTS", "APPLICANTS"],
    defaultSort: "NAME",
    filters: {},
  });
  const query = useStaffList(
    DepartmentsDocument,
    list.variables,
    ({ departmentRecords }) => departmentRecords,
  );
  const close = () => setIsAdding(false);
  return (
    <ListScreen
      title="Departments"
      actions={
        <Button type="primary" onClick={() => setIsAdding(true)}>
          New department
        </Button>
      }
      list={list}
      query={query}
      search="Name or code"
      rowKey={({ id }) => id}
      empty={{
        title: "No department yet",
        children: "Add the first one; applicants can choose it at once.",
      }}
      columns={[
        {
          title: "Name",
          card: "title",
          cell: (row) => row.name,
          link: ({ id }) => `departments/${id}`,
          sort: "NAME",
        },
        { title: "Code", width: 100, card: "status", cell: (row) => row.code, sort: "CODE" },
        {
          title: "O-level requirement",
          card: "fact",
          cell: ({ olevelRequirement: asked }) =>
            asked ? requirementText(asked) : "Nothing is asked",
        },
        {
          title: "Students",
          width: 110,
          card: "fact",
          cell: (row) => formatCount(row.students),
          sort: "STUDENTS",
          numeric: true,
        },
        {
          title: "Applicants",
          width: 120,
          cell: (row) => formatCount(row.applicants),
          sort: "APPLICANTS",
          numeric: true,
        },
        {
          title: "Courses",
          width: 100,
          cell: (row) => formatCount(row.courses),
          numeric: true,
        },
      ]}
    >
      {isAdding && (
        <StaffDialog title="New department" onClose={close}>
          <DepartmentForm
            record={null}
            onCancel={close}
            onSaved={(id) => {
              close();
              toast("success", "Saved.");
              if (id !== null) void navigate(to(`departments/${id}`));
            }}
          />
        </StaffDialog>
      )}
    </ListScreen>
  );
}
