import { Button } from "antd";
import { useState } from "react";
import {
  type ApplicationSessionDetailsFragment,
  DeleteTestBatchDocument,
} from "../../../gql/staff-admissions.ts";
import { formatMoment } from "../../../lib/dates.ts";
import { useSave } from "../../../lib/use-save.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { DeleteRecord } from "../../courses/parts/DeleteRecord.tsx";
import { coursesTexts, formatCount } from "../../courses/texts.ts";
import { FigureTable } from "../../dashboards/FigureTable.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffDialog } from "../../kit/StaffDialog.tsx";
import { type Batch, BatchForm } from "./BatchForm.tsx";

const texts = coursesTexts.batches;

interface BatchesCardProps {
  readonly session: ApplicationSessionDetailsFragment;
  readonly onChanged: () => void;
}

/** The aptitude test batches of a round. */
export const BatchesCard = ({ session, onChanged }: BatchesCardProps) => {
  const { timeZone } = usePortal();
  const [remove] = useSave(DeleteTestBatchDocument);
  const [edited, setEdited] = useState<Batch | "new" | null>(null);
  const close = () => setEdited(null);
  const dayOf = ({ startsAt }: Batch) => formatMoment(startsAt, timeZone);
  return (
    <SectionCard
      title={texts.title}
      actions={<Button onClick={() => setEdited("new")}>{texts.add}</Button>}
    >
      {session.batches.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <FigureTable
          label={texts.title}
          columns={[
            texts.starts,
            texts.ends,
            texts.places,
            texts.assigned,
            texts.tested,
            coursesTexts.actions,
          ]}
          textColumns={2}
          rows={session.batches.map((batch) => ({
            key: batch.id,
            cells: [
              dayOf(batch),
              formatMoment(batch.endsAt, timeZone),
              formatCount(batch.capacity),
              formatCount(batch.assigned),
              formatCount(batch.tested),
              <>
                <Button aria-label={texts.editOf(dayOf(batch))} onClick={() => setEdited(batch)}>
                  {coursesTexts.edit}
                </Button>{" "}
                <DeleteRecord
                  title={texts.deleteTitle}
                  label={texts.deleteOf(dayOf(batch))}
                  question={texts.deleteQuestion(dayOf(batch))}
                  send={() =>
                    remove({ id: batch.id, revision: batch.revision }).then(({ result }) => result)
                  }
                  onDeleted={onChanged}
                />
              </>,
            ],
          }))}
        />
      )}
      {edited !== null && (
        <StaffDialog title={edited === "new" ? texts.add : texts.edit} onClose={close}>
          <BatchForm
            sessionId={session.id}
            batch={edited === "new" ? null : edited}
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
