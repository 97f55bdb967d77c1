import { Alert, Button, Flex } from "antd";
import { useState } from "react";
import { useParams } from "react-router-dom";
import {
  type ClearanceState,
  LeavingClearanceDocument,
  type LeavingClearanceQuery_leavingClearance,
} from "../../../gql/staff-students.ts";
import { formatMoment } from "../../../lib/dates.ts";
import { formatMoney } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { clearanceStates, clearanceUnits } from "../../../ui/clearance.ts";
import { DownloadButton } from "../../../ui/DownloadButton.tsx";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { type Fact, FactGrid } from "../../kit/FactGrid.tsx";
import { type LeftOut, LeftOutAlert } from "../../kit/LeftOutAlert.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { useBreadcrumbLabel } from "../../shell/breadcrumb-labels.tsx";
import { DecideDialog } from "./DecideDialog.tsx";

type Clearance = LeavingClearanceQuery_leavingClearance;
type Unit = Clearance["units"][number];

const statement = {
  label: "Download statement of result",
  busy: "Downloading...",
  failed: "The statement of result could not be downloaded",
  startedTitle: "Statement of result",
  started: "The statement of result is being downloaded.",
};

/** A student who leaves: what each office decided. */
export default function LeavingClearancePage() {
  const { studentId = "" } = useParams();
  const query = useStaffQuery(LeavingClearanceDocument, { studentId });
  const found = query.data?.leavingClearance ?? null;
  const isCleared = found?.units.every(({ state }) => state === "CLEARED") ?? false;
  useBreadcrumbLabel("studentId", found?.matricNumber);
  return (
    <StaffPage
      isRecord
      title={found?.name ?? "Leaving clearance"}
      lead={found?.matricNumber}
      actions={
        found?.statementUrl &&
        isCleared && (
          <DownloadButton
            path={found.statementUrl}
            fileName="statement-of-result.pdf"
            labels={statement}
            variant="secondary"
          />
        )
      }
    >
      <QueryBoundary query={query}>
        {({ leavingClearance }) =>
          leavingClearance === null ? (
            <Alert type="warning" showIcon title="This student does not leave the college." />
          ) : (
            <ClearanceParts clearance={leavingClearance} onChanged={query.reload} />
          )
        }
      </QueryBoundary>
    </StaffPage>
  );
}

interface ClearancePartsProps {
  readonly clearance: Clearance;
  readonly onChanged: () => void;
}

const ClearanceParts = ({ clearance, onChanged }: ClearancePartsProps) => {
  const { currencySymbol } = usePortal();
  const { id, matricNumber, department, level, standing, owed, units } = clearance;
  const [deciding, setDeciding] = useState<readonly [Unit, ClearanceState] | null>(null);
  const [outcome, setOutcome] = useState<LeftOut | null>(null);
  const facts: readonly Fact[] = [
    ["Matric number", matricNumber],
    ["Department", department],
    ["Level", `${level} level`],
    ["Left as", standing === "GRADUATED" ? "Graduated" : "Withdrawn"],
    ...(owed === null ? [] : [["Owed", formatMoney(owed, currencySymbol)] as const]),
  ];
  return (
    <>
      {outcome && <LeftOutAlert outcome={outcome} onClose={() => setOutcome(null)} />}
      <SectionCard title="Student">
        <FactGrid facts={facts} />
      </SectionCard>
      <SectionCard title="Offices">
        <Flex vertical component="ul" gap="large" aria-label="Offices">
          {units.map((unit) => (
            <UnitDecision
              key={unit.unit}
              unit={unit}
              onDecide={(state) => setDeciding([unit, state])}
            />
          ))}
        </Flex>
      </SectionCard>
      {deciding && (
        <DecideDialog
          state={deciding[1]}
          units={[deciding[0].unit]}
          count={1}
          studentsOf={() => [{ id, revision: deciding[0].revision }]}
          onDone={(answer) => {
            setDeciding(null);
            setOutcome(answer);
            onChanged();
          }}
          onClose={() => setDeciding(null)}
        />
      )}
    </>
  );
};

interface UnitDecisionProps {
  readonly unit: Unit;
  readonly onDecide: (state: ClearanceState) => void;
}

const UnitDecision = ({ unit, onDecide }: UnitDecisionProps) => {
  const { timeZone } = usePortal();
  const { unit: office, state, note, decidedBy, decidedAt, canDecide } = unit;
  const { kind, text } = clearanceStates[state];
  return (
    <Flex vertical component="li" gap="small" align="start">
      <Flex wrap gap="small" align="baseline">
        <strong>{clearanceUnits[office]}</strong>
        <StatusTag kind={kind}>{text}</StatusTag>
        {decidedBy !== null && decidedAt !== null && (
          <span>{`${decidedBy}, ${formatMoment(decidedAt, timeZone)}`}</span>
        )}
      </Flex>
      {note !== null && <p>{note}</p>}
      {canDecide && (
        <Flex wrap gap="small">
          {state !== "CLEARED" && (
            <Button type="primary" onClick={() => onDecide("CLEARED")}>
              Sign off
            </Button>
          )}
          {state !== "CLEARED" && (
            <Button onClick={() => onDecide("HELD")}>
              {state === "HELD" ? "Change what is held" : "Hold"}
            </Button>
          )}
          {state !== "WAITING" && <Button onClick={() => onDecide("WAITING")}>Take back</Button>}
        </Flex>
      )}
    </Flex>
  );
};
