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
import { coursesTexts, formatCount } from "../texts.ts";
import { DepartmentForm } from "./DepartmentForm.tsx";

const texts = coursesTexts.departments;

const DepartmentsPage = () => {
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
      title={texts.title}
      count={query.page?.total}
      actions={
        <>
          <ExportButtons links={query.page?.export} />
          <Button type="primary" onClick={() => setIsAdding(true)}>
            {texts.add}
          </Button>
        </>
      }
    >
      <FilterBar list={list} search={texts.search} />
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
            cell: (row) => row.name,
            link: ({ id }) => `departments/${id}`,
            sort: "NAME",
          },
          { title: texts.code, width: 100, card: "status", cell: (row) => row.code, sort: "CODE" },
          {
            title: texts.requirement,
            card: "fact",
            cell: ({ olevelRequirement: asked }) =>
              asked ? texts.credits(asked.credits, asked.sittings) : texts.noRequirement,
          },
          {
            title: texts.students,
            width: 110,
            card: "fact",
            cell: (row) => formatCount(row.students),
            sort: "STUDENTS",
            numeric: true,
          },
          {
            title: texts.applicants,
            width: 120,
            cell: (row) => formatCount(row.applicants),
            sort: "APPLICANTS",
            numeric: true,
          },
          {
            title: texts.courses,
            width: 100,
            cell: (row) => formatCount(row.courses),
            numeric: true,
          },
        ]}
      />
      {isAdding && (
        <StaffDialog title={texts.add} onClose={close}>
          <DepartmentForm
            record={null}
            onCancel={close}
            onSaved={(id) => {
              close();
              toast("success", coursesTexts.saved);
              if (id !== null) void navigate(to(`departments/${id}`));
            }}
          />
        </StaffDialog>
      )}
    </StaffPage>
  );
};

export default DepartmentsPage;
