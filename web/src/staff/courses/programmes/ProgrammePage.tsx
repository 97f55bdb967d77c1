import { Button, Flex } from "antd";
import { useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import {
  DeleteProgrammeDocument,
  DeleteProgrammeRulesDocument,
  ProgrammeDocument,
  type ProgrammeQuery_programmeRecord,
  type ProgrammeQuery_programmeRecord_rules,
} from "../../../gql/staff-courses.ts";
import { useSave } from "../../../lib/use-save.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { formatCount } from "../../kit/format-count.ts";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffDialog } from "../../kit/StaffDialog.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { useBreadcrumbLabel } from "../../shell/breadcrumb-labels.tsx";
import { useStaffPath } from "../../shell/role-context.ts";
import { DeleteRecord } from "../parts/DeleteRecord.tsx";
import { cgpaText } from "./cgpa.ts";
import { ProgrammeForm } from "./ProgrammeForm.tsx";
import { RulesForm } from "./RulesForm.tsx";

type Rules = Pick<
  ProgrammeQuery_programmeRecord_rules,
  | "passMark"
  | "caMaximum"
  | "graduationCgpa"
  | "standingCgpa"
  | "standingCarryoverCredits"
  | "classes"
>;

const classesText = (classes: Rules["classes"]): string =>
  classes.map(({ name, cgpa }) => `${name} from ${cgpaText(cgpa)}`).join(", ") || "none";

const factsOf = (rules: Rules): readonly (readonly [string, string])[] => [
  ["Pass mark", String(rules.passMark)],
  ["Marks", `CA ${rules.caMaximum}, examination ${100 - rules.caMaximum}`],
  ["CGPA for graduation", cgpaText(rules.graduationCgpa)],
  ["CGPA for good standing", cgpaText(rules.standingCgpa)],
  ["Carryovers at most", `${rules.standingCarryoverCredits} credit units`],
];

/** What is too long for a grid of facts. */
const Lists = ({ lists }: { readonly lists: readonly (readonly [string, string])[] }) => (
  <Flex vertical gap="small">
    {lists.map(([name, text]) => (
      <p key={name}>
        <strong>{name}:</strong> {text}
      </p>
    ))}
  </Flex>
);

const cohortTitle = ({
  fromSession,
  untilSession,
}: ProgrammeQuery_programmeRecord_rules): string =>
  untilSession === null
    ? `Who began in ${fromSession} or later`
    : `Who began from ${fromSession}, before ${untilSession}`;

const codesOf = (
  courses: ProgrammeQuery_programmeRecord_rules["courses"],
  isRequired: boolean,
): string =>
  courses
    .filter((one) => one.isRequired === isRequired)
    .map(({ code }) => code)
    .join(", ") || "none";

type Edited = { readonly rules: ProgrammeQuery_programmeRecord_rules | null } | "programme";

/** One programme: what it is, and what it asks of each cohort. */
export default function ProgrammePage() {
  const { departmentId = "", programmeId: id = "" } = useParams();
  const { toast } = useFeedback();
  const navigate = useNavigate();
  const to = useStaffPath();
  const [edited, setEdited] = useState<Edited | null>(null);
  const [remove] = useSave(DeleteProgrammeDocument);
  const query = useStaffQuery(ProgrammeDocument, { id });
  useBreadcrumbLabel("departmentId", query.data?.programmeRecord.department);
  useBreadcrumbLabel("programmeId", query.data?.programmeRecord.name);
  const close = () => setEdited(null);
  const done = () => {
    close();
    toast("success", "Saved.");
    query.reload();
  };
  return (
    <QueryBoundary query={query}>
      {({ programmeRecord: record }) => (
        <StaffPage
          title={record.name}
          lead={`${record.code}, ${record.department}`}
          status={!record.isOpen && <StatusTag kind="neutral">Closed to applicants</StatusTag>}
          actions={
            <>
              <Button type="primary" onClick={() => setEdited({ rules: null })}>
                New rules
              </Button>
              <DeleteRecord
                title="Delete programme"
                question={`Delete ${record.name}?`}
                send={() => remove({ id, revision: record.revision }).then(({ result }) => result)}
                onDeleted={() => {
                  toast("success", "Deleted.");
                  void navigate(to(`departments/${departmentId}`), { replace: true });
                }}
              />
            </>
          }
        >
          <SectionCard
            title="Programme"
            actions={<Button onClick={() => setEdited("programme")}>Change</Button>}
          >
            <FactGrid
              facts={[
                ["Name", record.name],
                ["Code", record.code],
                ["Award", record.award ?? "Papers name the department alone"],
                ["Years", formatCount(record.years)],
                ["Council", record.council ?? "None"],
                ["Students", formatCount(record.students)],
                ["Applicants", formatCount(record.applicants)],
              ]}
            />
            <Lists
              lists={[
                [
                  "Papers after acceptance",
                  (record.entryPapers ?? record.usualPapers).join(", ") || "none",
                ],
              ]}
            />
          </SectionCard>
          {record.rules.map((rules) => (
            <RulesCard
              key={rules.fromSessionId}
              record={record}
              rules={rules}
              onEdit={() => setEdited({ rules })}
              onDeleted={() => {
                toast("success", "Deleted.");
                query.reload();
              }}
            />
          ))}
          <SectionCard title={record.rules.length > 0 ? "Who began earlier" : "Rules"}>
            <p>The college&apos;s usual rules count, and the courses of the department.</p>
            <FactGrid facts={factsOf(record.defaults)} />
            <Lists lists={[["Classes of award", classesText(record.defaults.classes)]]} />
          </SectionCard>
          {edited === "programme" && (
            <StaffDialog title="Change programme" onClose={close}>
              <ProgrammeForm
                departmentId={record.departmentId}
                record={record}
                onCancel={close}
                onSaved={done}
              />
            </StaffDialog>
          )}
          {edited !== null && edited !== "programme" && (
            <StaffDialog title={edited.rules ? "Change rules" : "New rules"} onClose={close}>
              <RulesForm record={record} rules={edited.rules} onCancel={close} onSaved={done} />
            </StaffDialog>
          )}
        </StaffPage>
      )}
    </QueryBoundary>
  );
}

interface RulesCardProps {
  readonly record: ProgrammeQuery_programmeRecord;
  readonly rules: ProgrammeQuery_programmeRecord_rules;
  readonly onEdit: () => void;
  readonly onDeleted: () => void;
}

const RulesCard = ({ record, rules, onEdit, onDeleted }: RulesCardProps) => {
  const [remove] = useSave(DeleteProgrammeRulesDocument);
  const title = cohortTitle(rules);
  const { fromSessionId, courses, electiveCredits } = rules;
  return (
    <SectionCard
      title={title}
      actions={
        !rules.hasResults && (
          <Flex gap="small">
            <Button
              aria-label={`Change the rules for who began in ${rules.fromSession}`}
              onClick={onEdit}
            >
              Change
            </Button>
            <DeleteRecord
              title="Delete rules"
              label={`Delete the rules for who began in ${rules.fromSession}`}
              question="Delete these rules? Who began then goes by the rules before them."
              send={() =>
                remove({ id: record.id, fromSessionId, revision: record.revision }).then(
                  ({ result }) => result,
                )
              }
              onDeleted={onDeleted}
            />
          </Flex>
        )
      }
    >
      {rules.hasResults && (
        <p>Results of these students are published, so the rules never change for them.</p>
      )}
      <FactGrid facts={[...factsOf(rules), ["Students", formatCount(rules.students)]]} />
      <Lists
        lists={[
          ["Classes of award", classesText(rules.classes)],
          ...(courses.length === 0
            ? [["Courses", "those of the department"] as const]
            : [
                ["Required courses", codesOf(courses, true)] as const,
                ["Electives", codesOf(courses, false)] as const,
              ]),
          [
            "Electives to be passed",
            electiveCredits
              .map(({ level, credits }) => `${credits} credit units of ${level} level`)
              .join(", ") || "none",
          ],
        ]}
      />
    </SectionCard>
  );
};
