import { useMutation } from "@apollo/client/react";
import { TurnSecondFactorOffDocument } from "../../../gql/staff-accounts.ts";
import { texts } from "../../../texts.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { StaffDialog } from "../../kit/StaffDialog.tsx";
import { accountTexts } from "../texts.ts";
import { FactorForm } from "./FactorForm.tsx";

const labels = accountTexts.account.factor;

export const TurnOffDialog = ({ onDone, onClose }: { onDone: () => void; onClose: () => void }) => {
  const { toast } = useFeedback();
  const [turnOff] = useMutation(TurnSecondFactorOffDocument, { fetchPolicy: "no-cache" });
  return (
    <StaffDialog title={labels.offTitle} onClose={onClose}>
      <FactorForm
        action={labels.offAction}
        onClose={onClose}
        submit={async (input) => {
          const { data } = await turnOff({ variables: { input } });
          const result = data?.turnSecondFactorOff;
          if (result?.__typename !== "Acknowledgement") {
            return result ?? { message: texts.failures.unknown, fields: [] };
          }
          toast("success", result.message);
          onDone();
          return null;
        }}
      />
    </StaffDialog>
  );
};
