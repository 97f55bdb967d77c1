import { Button, Flex } from "antd";
import { Link } from "react-router-dom";
import type { IndexingRoundQuery_indexingStudents_rows } from "../../../gql/staff-students.ts";
import { indexingGaps } from "../../../ui/indexing-gaps.ts";
import { FilterBar } from "../../kit/list/FilterBar.tsx";
import { SelectionBar } from "../../kit/list/SelectionBar.tsx";
import { StaffList } from "../../kit/list/StaffList.tsx";
import type { useListState } from "../../kit/list/use-list-state.ts";
import type { Selection } from "../../kit/list/use-selection.ts";
import type { ListPage, StaffListQuery } from "../../kit/list/use-staff-list.ts";
import { useStaffPath } from "../../shell/role-context.ts";
import { indexingStates, indexingStateTag } from "./labels.tsx";

export type RoundStudent = IndexingRoundQuery_indexingStudents_rows;

export const roundStudentOptions = {
  sorts: ["NAME", "MATRIC_NUMBER"],
  defaultSort: "NAME",
  filters: {
    state: ["INDEXED", "READY", "NOT_READY", "HELD"],
    gap: ["NO_PHOTO", "NO_BIRTH_DATE", "CERTIFICATE_UNCHECKED", "NAME_CHANGED", "OLEVEL_UNCHECKED"],
  },
} as const;

type Sort = (typeof roundStudentOptions)["sorts"][number];
type Kinds = (typeof roundStudentOptions)["filters"];

/** What the office does to students of a round. */
export type StudentStep = "check" | "hold" | "release";

interface RoundStudentsProps {
  readonly list: ReturnType<typeof useListState<Sort, Kinds>>;
  readonly query: StaffListQuery<ListPage<RoundStudent>>;
  readonly selection: Selection<RoundStudent>;
  readonly onStep: (step: StudentStep) => void;
  readonly onTakeBack: (student: RoundStudent) => void;
}

/** The students of a round, and what each lacks. */
export const RoundStudents = (props: RoundStudentsProps) => {
  const { list, query, selection, onStep, onTakeBack } = props;
  const to = useStaffPath();
  return (
    <>
      {selection.ids.length > 0 ? (
        <SelectionBar selection={selection} total={query.page?.total ?? 0}>
          <Button onClick={() => onStep("release")}>Put forward…</Button>
          <Button onClick={() => onStep("hold")}>Hold back…</Button>
          <Button type="primary" onClick={() => onStep("check")}>
            Name compared…
          </Button>
        </SelectionBar>
      ) : (
        <FilterBar
          list={list}
          search="Matric number or name"
          fields={[
            {
              name: "state",
              label: "State",
              choices: Object.entries(indexingStates).map(([value, { text }]) => ({
                value,
                label: text,
              })),
            },
            {
              name: "gap",
              label: "Missing",
              choices: Object.entries(indexingGaps).map(([value, label]) => ({ value, label })),
            },
          ]}
        />
      )}
      <StaffList
        label="Students"
        list={list}
        query={query}
        selection={selection}
        rowKey={({ id }) => id}
        empty={{
          title: "Nobody is in this round",
          children: "It names the active students who began the programme in its session.",
        }}
        columns={[
          {
            title: "Name",
            card: "title",
            sort: "NAME",
            cell: ({ name }) => name,
            under: ({ matricNumber }) => matricNumber,
            link: ({ id }) => `students/${id}`,
          },
          {
            title: "State",
            width: 140,
            card: "status",
            cell: ({ state }) => indexingStateTag(state),
          },
          {
            title: "What is missing",
            width: 260,
            card: "fact",
            cell: ({ state, gaps, heldReason, indexNumber }) => {
              if (indexNumber !== null) return `Number ${indexNumber}`;
              if (state === "HELD") return heldReason;
              return gaps.length === 0
                ? "Nothing"
                : gaps.map((gap) => indexingGaps[gap]).join(", ");
            },
          },
          {
            title: "Next",
            width: 170,
            card: "action",
            cell: (student) => (
              <Flex wrap gap="small" align="center">
                {student.indexNumber !== null ? (
                  <Button
                    size="small"
                    aria-label={`Take back the number of ${student.name}`}
                    onClick={() => onTakeBack(student)}
                  >
                    Take back…
                  </Button>
                ) : (
                  student.applicantId !== null && (
                    <Link
                      aria-label={`Certificates of ${student.name}`}
                      to={to(`applicants/${student.applicantId}`)}
                    >
                      Certificates
                    </Link>
                  )
                )}
              </Flex>
            ),
          },
        ]}
      />
    </>
  );
};
