import { BulkBar } from "../../kit/bulk/BulkBar.tsx";
import type { Selection } from "../../kit/list/use-selection.ts";
import type { SheetRow } from "./sheet-columns.tsx";
import { officeTexts } from "./texts.ts";
import { usePublication } from "./use-publication.ts";
import { useReleaseLabels } from "./use-release-labels.ts";

interface PublishBarProps {
  readonly semesterId: string;
  readonly selection: Selection<SheetRow>;
  readonly total: number;
  readonly onDone: () => void;
}

/** Publishes the selected sheets after a preview. */
export const PublishBar = ({ semesterId, selection, total, onDone }: PublishBarProps) => {
  const publication = usePublication();
  const releaseLabels = useReleaseLabels();
  return (
    <BulkBar
      selection={selection}
      total={total}
      onDone={onDone}
      actions={[
        { ...releaseLabels, meaning: officeTexts.publish.meaning, ...publication(semesterId) },
      ]}
    />
  );
};
