import { useApolloClient, useMutation } from "@apollo/client/react";
import { subjects as knownSubjects } from "../../../../../rules/admissions/olevel.ts";
import { requirementProblems } from "../../../../../rules/admissions/requirement-form.ts";
import { DepartmentDocument, SaveOlevelRequirementDocument } from "../../../gql/staff-courses.ts";
import { Button } from "../../../ui/Button.tsx";
import { FieldError } from "../../../ui/FieldNotes.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { CheckboxField } from "../../kit/record/CheckboxField.tsx";
import { RecordForm } from "../../kit/record/RecordForm.tsx";
import { useRecordForm } from "../../kit/record/use-record-form.ts";
import { MultiSelectField } from "../parts/MultiSelectField.tsx";
import { isRefused, outcomeOf, useConfirmedChange } from "../parts/use-confirmed-change.tsx";
import { coursesTexts } from "../texts.ts";
import type { DepartmentRecord } from "./DepartmentForm.tsx";
import { groupsOf, requirementOf, requirementVersion, withGroups } from "./requirement-values.ts";

const texts = coursesTexts.requirement;

interface RequirementFormProps {
  readonly record: DepartmentRecord;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

const choices = knownSubjects.map((name) => ({ value: name, label: name }));

/** The form of a department's O-level requirements. */
export const RequirementForm = ({ record, onSaved, onCancel }: RequirementFormProps) => {
  const client = useApolloClient();
  const [mutate] = useMutation(SaveOlevelRequirementDocument);
  const { change } = useConfirmedChange();
  const { id } = record;
  const form = useRecordForm({
    initial: requirementVersion(record),
    check: (values) => {
      const requirement = requirementOf(values);
      return requirement ? requirementProblems(requirement) : {};
    },
    save: async (values, revision) => {
      const requirement = requirementOf(values);
      const outcome = await change(() =>
        outcomeOf(mutate({ variables: { id, revision, requirement } })),
      );
      return isRefused(outcome) ? outcome : null;
    },
    reload: async () => {
      const { data } = await client.query({
        query: DepartmentDocument,
        variables: { id },
        fetchPolicy: "no-cache",
      });
      return data ? requirementVersion(data.departmentRecord) : null;
    },
    onSaved,
  });
  const groups = groupsOf(form.values);
  const setGroups = (next: readonly (readonly string[])[]) =>
    form.set("subjects", withGroups(next));
  return (
    <RecordForm form={form} onCancel={onCancel}>
      <CheckboxField label={texts.nothing} {...form.tick("isNothing")} />
      {!form.values.isNothing && (
        <>
          <TextField
            label={texts.credits}
            inputMode="numeric"
            hint={texts.creditsHint}
            {...form.text("credits")}
          />
          <SelectField
            label={texts.sittings}
            choices={[
              { value: "1", label: texts.oneSitting },
              { value: "2", label: texts.twoSittings },
            ]}
            {...form.text("sittings")}
          />
          <p>{texts.groupsHint}</p>
          {groups.map((group, index) => (
            <div key={texts.group(index)}>
              <MultiSelectField
                legend={texts.group(index)}
                label={texts.subject}
                choices={choices}
                picked={group}
                error={form.errors[`subjects.${index}`]}
                onChange={(picked) =>
                  setGroups(groups.map((one, at) => (at === index ? picked : one)))
                }
              />
              <Button
                variant="plain"
                onClick={() => setGroups(groups.filter((_, at) => at !== index))}
              >
                {texts.removeGroup(index)}
              </Button>
            </div>
          ))}
          <Button variant="secondary" onClick={() => setGroups([...groups, []])}>
            {texts.addGroup}
          </Button>
          <FieldError id={`requirement-of-${id}`} text={form.errors.subjects} />
        </>
      )}
    </RecordForm>
  );
};
