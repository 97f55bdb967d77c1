import { Button } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { DepartmentsDocument } from "../../../gql/staff-courses.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { FilterBar } from "../../kit/list/FilterBar.tsx";
import { StaffList } from "../../kit/list/StaffList.tsx";
import { useListState } from "../../kit/list/use-list-state.ts";
import { useStaffList } from "../../kit/list/use-staff-list.ts";
import { StaffDialog } from "../../kit/StaffDialog.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffPath } from "../../shell/role-context.ts";
import { formatCount, requirementText } from "../texts.ts";
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
    <StaffPage
      title="Departments"
      count={query.page?.total}
      actions={
        <>
          <ExportButtons links={query.page?.export} />
          <Button type="primary" onClick={() => setIsAdding(true)}>
            New department
          </Button>
        </>
      }
    >
      <FilterBar list={list} search="Name or code" />
      <StaffList
        label="Departments"
        list={list}
        query={query}
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
      />
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
    </StaffPage>
  );
}
