import { useMutation } from "@apollo/client/react";
import { RenewRecoveryCodesDocument } from "../../../gql/staff-accounts.ts";
import { texts } from "../../../texts.ts";
import { StaffDialog } from "../../kit/StaffDialog.tsx";
import { accountTexts } from "../texts.ts";
import { FactorForm } from "./FactorForm.tsx";

interface RenewCodesDialogProps {
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

const labels = accountTexts.account.factor;

export const RenewCodesDialog = ({ onCodes, onClose }: RenewCodesDialogProps) => {
  const [renew] = useMutation(RenewRecoveryCodesDocument, { fetchPolicy: "no-cache" });
  return (
    <StaffDialog title={labels.renewTitle} onClose={onClose}>
      <p>{labels.renewLead}</p>
      <FactorForm
        action={labels.renewAction}
        onClose={onClose}
        submit={async (input) => {
          const { data } = await renew({ variables: { input } });
          const result = data?.renewRecoveryCodes;
          if (result?.__typename !== "RecoveryCodes") {
            return result ?? { message: texts.failures.unknown, fields: [] };
          }
          onCodes(result.codes);
          return null;
        }}
      />
    </StaffDialog>
  );
};
