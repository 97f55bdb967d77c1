import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { accountTexts } from "../texts.ts";
import styles from "./Account.module.css";
import { RecoveryCodesDialog } from "./RecoveryCodesDialog.tsx";
import { RenewCodesDialog } from "./RenewCodesDialog.tsx";
import { SetUpDialog } from "./SetUpDialog.tsx";
import { TurnOffDialog } from "./TurnOffDialog.tsx";

interface SecondFactorCardProps {
  readonly factor: { readonly isOn: boolean; readonly recoveryCodesLeft: number };
  readonly onChanged: () => void;
}

const labels = accountTexts.account.factor;

export const SecondFactorCard = ({
  factor: { isOn, recoveryCodesLeft },
  onChanged,
}: SecondFactorCardProps) => {
  const [doing, setDoing] = useState<"setUp" | "turnOff" | "renew" | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => setDoing(null);
  const show = (made: readonly string[]) => {
    close();
    setCodes(made);
    onChanged();
  };
  return (
    <SectionCard
      title={labels.title}
      actions={
        isOn ? (
          <>
            <Button variant="secondary" onClick={() => setDoing("renew")}>
              {labels.renew}
            </Button>
            <Button variant="secondary" onClick={() => setDoing("turnOff")}>
              {labels.turnOff}
            </Button>
          </>
        ) : (
          <Button onClick={() => setDoing("setUp")}>{labels.setUp}</Button>
        )
      }
    >
      <div className={styles.section}>
        <p className={styles.state}>
          <StatusTag kind={isOn ? "good" : "neutral"}>{isOn ? labels.on : labels.off}</StatusTag>
          {isOn && <span>{labels.left(recoveryCodesLeft)}</span>}
        </p>
        <p>{isOn ? labels.onLead : labels.offLead}</p>
      </div>
      {doing === "setUp" && <SetUpDialog onCodes={show} onClose={close} />}
      {doing === "renew" && <RenewCodesDialog onCodes={show} onClose={close} />}
      {doing === "turnOff" && (
        <TurnOffDialog
          onClose={close}
          onDone={() => {
            close();
            onChanged();
          }}
        />
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </SectionCard>
  );
};
