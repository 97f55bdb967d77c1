import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { coursesTexts, formatCount } from "../../courses/texts.ts";
import { FigureTable } from "../../dashboards/FigureTable.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffDialog } from "../../kit/StaffDialog.tsx";
import { QuotasForm } from "./QuotasForm.tsx";
import type { SessionRecord } from "./SessionForm.tsx";

const texts = coursesTexts.quotas;

interface QuotasCardProps {
  readonly session: SessionRecord;
  readonly onChanged: () => void;
}

/** The quota of each department, with the numbers of choices and admissions. */
export const QuotasCard = ({ session, onChanged }: QuotasCardProps) => {
  const [isEditing, setIsEditing] = useState(false);
  const close = () => setIsEditing(false);
  return (
    <SectionCard
      title={texts.title}
      actions={
        <Button variant="secondary" onClick={() => setIsEditing(true)}>
          {texts.edit}
        </Button>
      }
    >
      <FigureTable
        label={texts.title}
        columns={[texts.department, texts.places, texts.chosen, texts.admitted]}
        rows={session.quotas.map(({ departmentId, department, places, applicants, admitted }) => ({
          key: departmentId,
          cells: [
            department,
            places === null ? texts.noLimit : formatCount(places),
            formatCount(applicants),
            formatCount(admitted),
          ],
        }))}
      />
      {isEditing && (
        <StaffDialog title={texts.edit} onClose={close}>
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
