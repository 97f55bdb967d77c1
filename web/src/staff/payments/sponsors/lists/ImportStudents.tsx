import { ImportSponsoredStudentsDocument } from "../../../../gql/staff-payments.ts";
import { formatAmount } from "../../../../lib/money.ts";
import { useSave } from "../../../../lib/use-save.ts";
import { usePortal } from "../../../../portal/PortalProvider.tsx";
import { CheckedImport } from "../../../kit/import/CheckedImport.tsx";

interface ImportStudentsProps {
  readonly sponsorshipId: string;
  readonly onDone: (done: string) => void;
  readonly onClose: () => void;
}

/** Puts students on a list by their matric numbers. The check says what the sponsor would be asked for. */
export const ImportStudents = ({ sponsorshipId, onDone, onClose }: ImportStudentsProps) => {
  const { currencySymbol } = usePortal();
  const [send] = useSave(ImportSponsoredStudentsDocument);
  return (
    <CheckedImport
      title="Add students"
      columns="matric_number"
      pasted={{ heading: "matric_number", label: "Matric numbers" }}
      send={async (sent) => (await send({ sponsorshipId, ...sent })).importSponsoredStudents}
      more={[
        {
          title: `To claim (${currencySymbol})`,
          cell: ({ claimed }) => (claimed === null ? "Left out" : formatAmount(claimed)),
        },
      ]}
      onDone={onDone}
      onClose={onClose}
    >
      <p>
        Paste the matric numbers or choose a file with them. Their open fees are charged first, so
        that you see what the sponsor would be asked for.
      </p>
    </CheckedImport>
  );
};
