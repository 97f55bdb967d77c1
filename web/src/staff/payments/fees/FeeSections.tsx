import { Button, Checkbox, Flex, Form, Tag } from "antd";
import { useState } from "react";
import {
  ChangeFeeSectionDocument,
  FeeOfficeDocument,
  type FeeOfficeQuery_feeOffice_lines,
  type FeeOfficeQuery_feeOffice_sections,
  type FeeStage,
} from "../../../gql/staff-payments.ts";
import { formatAmount } from "../../../lib/money.ts";
import { useSave } from "../../../lib/use-save.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { FigureTable } from "../../dashboards/FigureTable.tsx";
import { RecordForm } from "../../kit/record/RecordForm.tsx";
import { useLatest } from "../../kit/record/use-latest.ts";
import { useRecordForm } from "../../kit/record/use-record-form.ts";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffDialog } from "../../kit/StaffDialog.tsx";
import { refusalOf } from "../../kit/use-step.ts";
import styles from "./Fees.module.css";
import { frequencies, payerText, places, stages } from "./fee-line.ts";

const versionOf = ({ isPaidOnline, revision }: FeeOfficeQuery_feeOffice_sections) => ({
  values: { isPaidOnline },
  revision,
});

const nameOf = ({ stage, section }: FeeOfficeQuery_feeOffice_sections): string =>
  `Section ${section}, ${stages[stage]}`;

interface SectionDialogProps {
  readonly section: FeeOfficeQuery_feeOffice_sections;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const SectionDialog = ({ section, onClose, onDone }: SectionDialogProps) => {
  const { toast } = useFeedback();
  const latest = useLatest(FeeOfficeDocument);
  const [change] = useSave(ChangeFeeSectionDocument);
  const form = useRecordForm({
    initial: versionOf(section),
    check: () => ({}),
    save: async ({ isPaidOnline }, revision) => {
      const place = { stage: section.stage, section: section.section };
      const { changeFeeSection } = await change({ ...place, revision, isPaidOnline });
      return refusalOf(changeFeeSection);
    },
    reload: async () => {
      const { feeOffice } = await latest({});
      const now = feeOffice.sections.find((one) => nameOf(one) === nameOf(section));
      return now ? versionOf(now) : null;
    },
    onSaved: () => {
      toast("success", "Saved.");
      onDone();
    },
  });
  return (
    <StaffDialog title={nameOf(section)} onClose={onClose}>
      <RecordForm form={form} onCancel={onClose}>
        <Form.Item
          {...form.tick(
            "isPaidOnline",
            "What is charged stays as it is. Students who are on the payment page can finish there.",
          )}
        >
          <Checkbox>Students may also pay this section online</Checkbox>
        </Form.Item>
      </RecordForm>
    </StaffDialog>
  );
};

interface FeeSectionsProps {
  readonly stage: FeeStage;
  readonly sections: readonly FeeOfficeQuery_feeOffice_sections[];
  readonly lines: readonly FeeOfficeQuery_feeOffice_lines[];
  readonly onEdit: (line: FeeOfficeQuery_feeOffice_lines) => void;
  readonly onSaved: () => void;
}

/** The fee lines of one stage, section by section, and where each is paid. */
export const FeeSections = ({ stage, sections, lines, onEdit, onSaved }: FeeSectionsProps) => {
  const [edited, setEdited] = useState<FeeOfficeQuery_feeOffice_sections | null>(null);
  return (
    <SectionCard title={stages[stage]}>
      <Flex vertical gap="middle">
        {sections.map((section) => (
          <SectionLines
            key={section.section}
            section={section}
            lines={lines.filter((line) => line.section === section.section)}
            onEdit={onEdit}
            onChange={() => setEdited(section)}
          />
        ))}
      </Flex>
      {edited && (
        <SectionDialog
          section={edited}
          onClose={() => setEdited(null)}
          onDone={() => {
            setEdited(null);
            onSaved();
          }}
        />
      )}
    </SectionCard>
  );
};

interface SectionLinesProps extends Pick<FeeSectionsProps, "lines" | "onEdit"> {
  readonly section: FeeOfficeQuery_feeOffice_sections;
  readonly onChange: () => void;
}

const SectionLines = ({ section, lines, onEdit, onChange }: SectionLinesProps) => {
  const { currencySymbol } = usePortal();
  const { isPaidOnline } = section;
  const place = lines[0]?.paidAt;
  if (place === undefined && !isPaidOnline) return null;
  const name = nameOf(section);
  return (
    <section aria-label={name}>
      <Flex wrap gap="small" align="center" className={styles.heading}>
        <h3>{`Section ${section.section}`}</h3>
        {place && <Tag>{isPaidOnline ? `${places[place]} or online` : places[place]}</Tag>}
        {place !== "PORTAL" && (
          <Button type="link" aria-label={`${name}: change how it is paid`} onClick={onChange}>
            Change how it is paid
          </Button>
        )}
      </Flex>
      {lines.length === 0 ? (
        <p>This section has no fees.</p>
      ) : (
        <FigureTable
          label={name}
          textColumns={3}
          columns={["Fee", "For", "Due", `Amount (${currencySymbol})`, "Change"]}
          rows={lines.map((line) => ({
            key: line.id,
            cells: [
              line.label,
              payerText(line),
              frequencies[line.frequency],
              formatAmount(line.amount),
              <Button
                key="edit"
                type="link"
                aria-label={`Change ${line.label}, ${payerText(line)}`}
                onClick={() => onEdit(line)}
              >
                Change
              </Button>,
            ],
          }))}
        />
      )}
    </section>
  );
};
