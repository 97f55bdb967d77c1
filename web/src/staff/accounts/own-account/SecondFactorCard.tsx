import { Button, Flex } from "antd";
import { useState } from "react";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { accountTexts } from "../texts.ts";
import {
  RecoveryCodesDialog,
  RenewCodesDialog,
  SetUpDialog,
  TurnOffDialog,
} from "./FactorDialogs.tsx";

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
            <Button onClick={() => setDoing("renew")}>{labels.renew}</Button>
            <Button onClick={() => setDoing("turnOff")}>{labels.turnOff}</Button>
          </>
        ) : (
          <Button type="primary" onClick={() => setDoing("setUp")}>
            {labels.setUp}
          </Button>
        )
      }
    >
      <Flex vertical gap="small" align="start">
        <Flex gap="small" align="center">
          <StatusTag kind={isOn ? "good" : "neutral"}>{isOn ? labels.on : labels.off}</StatusTag>
          {isOn && <span>{labels.left(recoveryCodesLeft)}</span>}
        </Flex>
        <p>{isOn ? labels.onLead : labels.offLead}</p>
      </Flex>
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
