import { Button, Flex, Form, Input, Select } from "antd";
import { programmeRulesProblems } from "../../../../../rules/courses/programme.ts";
import {
  CourseChoicesDocument,
  ProgrammeDocument,
  type ProgrammeQuery_programmeRecord,
  type ProgrammeQuery_programmeRecord_rules,
  SaveProgrammeRulesDocument,
} from "../../../gql/staff-courses.ts";
import { useSave } from "../../../lib/use-save.ts";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { FieldRow, RecordForm } from "../../kit/record/RecordForm.tsx";
import { RowsField } from "../../kit/record/RowsField.tsx";
import { useLatest } from "../../kit/record/use-latest.ts";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { levelChoices } from "../../results/parts/texts.ts";
import { useConfirmedForm } from "../parts/use-confirmed-change.tsx";
import { cgpaOf, cgpaText } from "./cgpa.ts";

interface AwardClassValue {
  readonly name: string;
  readonly cgpa: string;
}

interface ElectiveValue {
  readonly level: string;
  readonly credits: string;
}

/** The form begins with the rules to change, with the latest ones for a new cohort, or with the college's defaults. */
const versionOf = (
  { defaults, rules: all, revision }: ProgrammeQuery_programmeRecord,
  changed: ProgrammeQuery_programmeRecord_rules | null,
) => {
  const [latest] = all;
  const begin = changed ?? latest;
  const { passMark, caMaximum, graduationCgpa, standingCgpa, standingCarryoverCredits, classes } =
    begin ?? defaults;
  const courseIds = (isRequired: boolean): readonly string[] =>
    (begin?.courses ?? []).filter((one) => one.isRequired === isRequired).map(({ id }) => id);
  return {
    values: {
      fromSessionId: changed?.fromSessionId ?? "",
      passMark: String(passMark),
      caMaximum: String(caMaximum),
      graduationCgpa: cgpaText(graduationCgpa),
      standingCgpa: cgpaText(standingCgpa),
      standingCarryoverCredits: String(standingCarryoverCredits),
      classes: classes.map(({ name, cgpa }): AwardClassValue => ({ name, cgpa: cgpaText(cgpa) })),
      electiveCredits: (begin?.electiveCredits ?? []).map(
        ({ level, credits }): ElectiveValue => ({
          level: String(level),
          credits: String(credits),
        }),
      ),
      requiredCourseIds: courseIds(true),
      electiveCourseIds: courseIds(false),
    },
    revision,
  };
};

type Values = ReturnType<typeof versionOf>["values"];

const numberOf = (text: string | undefined): number =>
  text === undefined || text.trim() === "" ? Number.NaN : Number(text.trim());

const rulesOf = (values: Values) => ({
  passMark: numberOf(values.passMark),
  caMaximum: numberOf(values.caMaximum),
  graduationCgpa: cgpaOf(values.graduationCgpa),
  standingCgpa: cgpaOf(values.standingCgpa),
  standingCarryoverCredits: numberOf(values.standingCarryoverCredits),
  // A row that was just added has no values yet.
  classes: values.classes.map((one?: Partial<AwardClassValue>) => ({
    name: one?.name ?? "",
    cgpa: cgpaOf(one?.cgpa ?? ""),
  })),
  electiveCredits: values.electiveCredits.map((one?: Partial<ElectiveValue>) => ({
    level: numberOf(one?.level),
    credits: numberOf(one?.credits),
  })),
});

const problemsOf = (values: Values) => ({
  ...programmeRulesProblems(rulesOf(values)),
  ...(values.fromSessionId === "" && { fromSessionId: "Choose the first session." }),
});

interface RulesFormProps {
  readonly record: ProgrammeQuery_programmeRecord;
  /** Null for new rules. */
  readonly rules: ProgrammeQuery_programmeRecord_rules | null;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

/** What a programme asks of the cohorts from a session on. */
export const RulesForm = ({ record, rules, onSaved, onCancel }: RulesFormProps) => {
  const query = useStaffQuery(CourseChoicesDocument, {});
  return (
    <QueryBoundary query={query}>
      {({ courseChoices: { courses } }) => (
        <LoadedRulesForm
          {...{ record, rules, onSaved, onCancel }}
          courses={courses.map(({ id, code, title }) => ({ value: id, label: `${code} ${title}` }))}
        />
      )}
    </QueryBoundary>
  );
};

interface LoadedRulesFormProps extends RulesFormProps {
  readonly courses: readonly { readonly value: string; readonly label: string }[];
}

const LoadedRulesForm = ({ record, rules, courses, onSaved, onCancel }: LoadedRulesFormProps) => {
  const latest = useLatest(ProgrammeDocument);
  const [mutate] = useSave(SaveProgrammeRulesDocument);
  const { form, question } = useConfirmedForm<Values>({
    initial: versionOf(record, rules),
    check: problemsOf,
    send: (values, revision) => {
      const { fromSessionId, requiredCourseIds, electiveCourseIds } = values;
      const input = {
        ...rulesOf(values),
        revision,
        fromSessionId,
        requiredCourseIds: [...requiredCourseIds],
        electiveCourseIds: [...electiveCourseIds],
      };
      return mutate({ id: record.id, input });
    },
    reload: async (typed) => {
      const now = (await latest({ id: record.id })).programmeRecord;
      const changed = now.rules.find((one) => one.fromSessionId === typed.fromSessionId) ?? rules;
      return versionOf(now, changed);
    },
    onSaved,
  });
  const taken = new Set(record.rules.map(({ fromSessionId }) => fromSessionId));
  const offer = () => {
    const idsOf = (isRequired: boolean) =>
      record.offered.filter((one) => one.isRequired === isRequired).map(({ id }) => id);
    form.instance.setFieldsValue({
      requiredCourseIds: idsOf(true),
      electiveCourseIds: idsOf(false),
    });
  };
  return (
    <>
      <RecordForm form={form} onCancel={onCancel}>
        <Form.Item
          label="For who begins in or after"
          {...form.choice("fromSessionId", "Who began earlier keeps the rules of then.")}
        >
          <Select
            disabled={rules !== null}
            options={record.sessions
              .filter(({ id }) => rules !== null || !taken.has(id))
              .map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Form.Item>
        <FieldRow>
          <Form.Item label="Pass mark" {...form.item("passMark", "The least total, of 100.")}>
            <Input inputMode="numeric" />
          </Form.Item>
          <Form.Item
            label="Continuous assessment"
            {...form.item("caMaximum", "Of 100; the rest is for the examination.")}
          >
            <Input inputMode="numeric" />
          </Form.Item>
        </FieldRow>
        <FieldRow>
          <Form.Item label="CGPA for graduation" {...form.item("graduationCgpa")}>
            <Input inputMode="decimal" />
          </Form.Item>
          <Form.Item label="CGPA for good standing" {...form.item("standingCgpa")}>
            <Input inputMode="decimal" />
          </Form.Item>
        </FieldRow>
        <Form.Item
          label="Carryover credit units"
          {...form.item("standingCarryoverCredits", "Who fails more repeats the level.")}
        >
          <Input inputMode="numeric" />
        </Form.Item>
        <ClassesField />
        <Flex gap="small" align="center" wrap>
          <p>Leave both lists empty where the department&apos;s courses count.</p>
          <Button onClick={offer}>Take the department&apos;s courses</Button>
        </Flex>
        <Form.Item label="Required courses" {...form.item("requiredCourseIds")}>
          <Select
            mode="multiple"
            showSearch={{ optionFilterProp: "label" }}
            options={[...courses]}
          />
        </Form.Item>
        <Form.Item label="Electives" {...form.item("electiveCourseIds")}>
          <Select
            mode="multiple"
            showSearch={{ optionFilterProp: "label" }}
            options={[...courses]}
          />
        </Form.Item>
        <ElectiveCreditsField />
      </RecordForm>
      {question}
    </>
  );
};

const ClassesField = () => (
  <RowsField name="classes" legend="Classes of award, the best first" noun="class">
    {(index) => (
      <>
        <Form.Item
          name={[index, "name"]}
          label={`Class ${index + 1}`}
          style={{ flex: 2, minWidth: 0 }}
        >
          <Input />
        </Form.Item>
        <Form.Item
          name={[index, "cgpa"]}
          label={`CGPA of class ${index + 1}`}
          style={{ flex: 1, minWidth: 0 }}
        >
          <Input inputMode="decimal" />
        </Form.Item>
      </>
    )}
  </RowsField>
);

const ElectiveCreditsField = () => (
  <RowsField
    name="electiveCredits"
    legend="Credit units of electives that must be passed"
    noun="level"
  >
    {(index) => (
      <>
        <Form.Item
          name={[index, "level"]}
          label={`Level ${index + 1}`}
          style={{ flex: 1, minWidth: 0 }}
        >
          <Select options={levelChoices.map((value) => ({ value, label: value }))} />
        </Form.Item>
        <Form.Item
          name={[index, "credits"]}
          label={`Credit units ${index + 1}`}
          style={{ flex: 1, minWidth: 0 }}
        >
          <Input inputMode="numeric" />
        </Form.Item>
      </>
    )}
  </RowsField>
);
