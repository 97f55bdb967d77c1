import { Button, Form, Input } from "antd";
import { useState } from "react";
import {
  type ApplicationSessionDetailsFragment,
  SaveAdmissionQuotasDocument,
} from "../../../gql/staff-admissions.ts";
import { useSave } from "../../../lib/use-save.ts";
import { isRefused, useConfirmedChange } from "../../courses/parts/use-confirmed-change.tsx";
import { FigureTable } from "../../dashboards/FigureTable.tsx";
import { formatCount } from "../../kit/format-count.ts";
import { RecordForm } from "../../kit/record/RecordForm.tsx";
import { useRecordForm } from "../../kit/record/use-record-form.ts";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffDialog } from "../../kit/StaffDialog.tsx";
import { people } from "../labels.tsx";
import { useNewestSession } from "./SessionForm.tsx";

/** The quotas by department id. Empty means no limit. */
type Values = Readonly<Record<string, string>>;

const versionOf = ({ quotas, revision }: ApplicationSessionDetailsFragment) => ({
  values: Object.fromEntries(
    quotas.map(({ departmentId, places }) => [departmentId, String(places ?? "")]),
  ),
  revision,
});

interface QuotasFormProps {
  readonly session: ApplicationSessionDetailsFragment;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

const QuotasForm = ({ session, onSaved, onCancel }: QuotasFormProps) => {
  const newest = useNewestSession();
  const [mutate] = useSave(SaveAdmissionQuotasDocument);
  const { change, question } = useConfirmedChange();
  const form = useRecordForm<Values>({
    initial: versionOf(session),
    check: (values) =>
      Object.fromEntries(
        Object.entries(values)
          .filter(([, places]) => !/^\d{0,5}$/.test(places.trim()))
          .map(([id]) => [id, "Enter a whole number, or leave it empty."]),
      ),
    save: async (values, revision) => {
      const quotas = Object.entries(values).map(([departmentId, places]) => ({
        departmentId,
        places: places.trim() === "" ? null : Number(places),
      }));
      const outcome = await change((isConfirmed) =>
        mutate({ id: session.id, revision, quotas, isConfirmed }).then(({ result }) => result),
      );
      return isRefused(outcome) ? outcome : null;
    },
    reload: async () => {
      const now = await newest(session.id);
      return now && versionOf(now);
    },
    onSaved,
  });
  return (
    <>
      <RecordForm form={form} onCancel={onCancel}>
        <p>How many each department takes. Empty: no limit.</p>
        {session.quotas.map(({ departmentId, department, applicants, admitted }) => (
          <Form.Item
            key={departmentId}
            label={department}
            {...form.item(departmentId, `${people(applicants)}, ${formatCount(admitted)} admitted`)}
          >
            <Input inputMode="numeric" />
          </Form.Item>
        ))}
      </RecordForm>
      {question}
    </>
  );
};

interface QuotasCardProps {
  readonly session: ApplicationSessionDetailsFragment;
  readonly onChanged: () => void;
}

/** The quota of each department, with the numbers of choices and admissions. */
export const QuotasCard = ({ session, onChanged }: QuotasCardProps) => {
  const [isEditing, setIsEditing] = useState(false);
  const close = () => setIsEditing(false);
  return (
    <SectionCard
      title="Quotas"
      actions={<Button onClick={() => setIsEditing(true)}>Change quotas</Button>}
    >
      <FigureTable
        label="Quotas"
        columns={["Department", "Places", "Chose it", "Admitted"]}
        rows={session.quotas.map(({ departmentId, department, places, applicants, admitted }) => ({
          key: departmentId,
          cells: [
            department,
            places === null ? "No limit" : formatCount(places),
            formatCount(applicants),
            formatCount(admitted),
          ],
        }))}
      />
      {isEditing && (
        <StaffDialog title="Change quotas" onClose={close}>
          <QuotasForm
            session={session}
            onCancel={close}
            onSaved={() => {
              close();
              onChanged();
            }}
          />
        </StaffDialog>
      )}
    </SectionCard>
  );
};
