import { ImportRemittanceSharesDocument } from "../../../../gql/staff-payments.ts";
import { formatAmount } from "../../../../lib/money.ts";
import { useSave } from "../../../../lib/use-save.ts";
import { usePortal } from "../../../../portal/PortalProvider.tsx";
import { CheckedImport } from "../../../kit/import/CheckedImport.tsx";

interface ImportSharesProps {
  readonly remittanceId: string;
  readonly onDone: (done: string) => void;
  readonly onClose: () => void;
}

/** Replaces the shares of a draft by the sponsor's schedule. The check compares it with the claims. */
export const ImportShares = ({ remittanceId, onDone, onClose }: ImportSharesProps) => {
  const { currencySymbol } = usePortal();
  const [send] = useSave(ImportRemittanceSharesDocument);
  return (
    <CheckedImport
      title="Import the sponsor's schedule"
      columns="matric_number, amount"
      send={async (sent) => (await send({ id: remittanceId, ...sent })).importRemittanceShares}
      more={[
        { title: "In the file", cell: ({ amount }) => amount || "–" },
        {
          title: `Outstanding (${currencySymbol})`,
          cell: ({ outstanding }) =>
            outstanding === null ? "Left out" : formatAmount(outstanding),
        },
      ]}
      onDone={onDone}
      onClose={onClose}
    >
      <p>The file’s amounts replace all shares of the draft.</p>
    </CheckedImport>
  );
};
