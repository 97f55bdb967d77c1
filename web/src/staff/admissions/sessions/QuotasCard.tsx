import { Button } from "antd";
import { useState } from "react";
import type { ApplicationSessionDetailsFragment } from "../../../gql/staff-admissions.ts";
import { coursesTexts, formatCount } from "../../courses/texts.ts";
import { FigureTable } from "../../dashboards/FigureTable.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffDialog } from "../../kit/StaffDialog.tsx";
import { QuotasForm } from "./QuotasForm.tsx";

const texts = coursesTexts.quotas;

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
      title={texts.title}
      actions={<Button onClick={() => setIsEditing(true)}>{texts.edit}</Button>}
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
