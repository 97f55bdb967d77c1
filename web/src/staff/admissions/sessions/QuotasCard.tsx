import { Button, Form, Input } from "antd";
import { useState } from "react";
import {
  type ApplicationSessionQuery_applicationSessionRecord as ApplicationSessionRecord,
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

/** The quotas by the fields of departments and programmes. Empty means no limit. */
type Values = Readonly<Record<string, string>>;

const departmentField = (id: string): string => `department-${id}`;

const programmeField = (id: string): string => `programme-${id}`;

const versionOf = ({ quotas, revision }: ApplicationSessionRecord) => ({
  values: Object.fromEntries(
    quotas.flatMap(({ departmentId, places, programmes }) => [
      [departmentField(departmentId), String(places ?? "")],
      ...programmes.map((one) => [programmeField(one.programmeId), String(one.places ?? "")]),
    ]),
  ),
  revision,
});

/** The places in a field; null without a limit. */
const placesIn = (values: Values, field: string): number | null => {
  const typed = values[field]?.trim() ?? "";
  return typed === "" ? null : Number(typed);
};

interface QuotaFigures {
  readonly places: number | null;
  readonly applicants: number;
  readonly admitted: number;
}

const figuresText = ({ applicants, admitted }: QuotaFigures): string =>
  `${people(applicants)}, ${formatCount(admitted)} admitted`;

const rowOf = (key: string, name: string, { places, applicants, admitted }: QuotaFigures) => ({
  key,
  cells: [
    name,
    places === null ? "No limit" : formatCount(places),
    formatCount(applicants),
    formatCount(admitted),
  ],
});

interface QuotasFormProps {
  readonly session: ApplicationSessionRecord;
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
      const quotas = session.quotas.map(({ departmentId }) => ({
        departmentId,
        places: placesIn(values, departmentField(departmentId)),
      }));
      const programmeQuotas = session.quotas.flatMap(({ programmes }) =>
        programmes.map(({ programmeId }) => ({
          programmeId,
          places: placesIn(values, programmeField(programmeId)),
        })),
      );
      const input = { id: session.id, revision, quotas, programmeQuotas };
      const outcome = await change((isConfirmed) =>
        mutate({ ...input, isConfirmed }).then(({ result }) => result),
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
        <p>How many each department takes, and each of its programmes. Empty: no limit.</p>
        {session.quotas.flatMap(({ departmentId, department, programmes, ...figures }) => [
          <Form.Item
            key={departmentField(departmentId)}
            label={department}
            {...form.item(departmentField(departmentId), figuresText(figures))}
          >
            <Input inputMode="numeric" />
          </Form.Item>,
          ...programmes.map(({ programmeId, programme, ...own }) => (
            <Form.Item
              key={programmeField(programmeId)}
              label={`${department}, ${programme}`}
              {...form.item(programmeField(programmeId), figuresText(own))}
            >
              <Input inputMode="numeric" />
            </Form.Item>
          )),
        ])}
      </RecordForm>
      {question}
    </>
  );
};

interface QuotasCardProps {
  readonly session: ApplicationSessionRecord;
  readonly onChanged: () => void;
}

/** The quota of each department and programme, with the numbers of choices and admissions. */
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
        rows={session.quotas.flatMap(({ departmentId, department, programmes, ...figures }) => [
          rowOf(departmentField(departmentId), department, figures),
          ...programmes.map(({ programmeId, programme, ...own }) =>
            rowOf(programmeField(programmeId), `${department}, ${programme}`, own),
          ),
        ])}
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
