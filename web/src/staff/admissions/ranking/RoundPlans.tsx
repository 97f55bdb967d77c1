import { useApolloClient } from "@apollo/client/react";
import { Alert, Button, Flex } from "antd";
import { type FormEvent, useState } from "react";
import {
  type RoundDepartmentFragment,
  SimulateDocument,
  type SimulatedDepartmentFragment,
} from "../../../gql/staff-admissions.ts";
import { failureOf } from "../../../lib/failure.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import styles from "../Admissions.module.css";
import { DecisionDialog } from "../decision/DecisionDialog.tsx";
import { admissionTexts } from "../texts.ts";
import { PlansTable } from "./PlansTable.tsx";
import { emptyPlan, type Plan, planInput } from "./plans.ts";
import { SimulatedDepartment } from "./SimulatedDepartment.tsx";

const texts = admissionTexts.ranking;

interface RoundPlansProps {
  readonly sessionId: string;
  readonly departments: readonly RoundDepartmentFragment[];
  readonly links: { readonly csv: string; readonly xlsx: string } | null;
  /** Called after the decisions, to start again. */
  readonly onDone: () => void;
}

/** The plans of a round's departments, their simulation and the decision. */
export const RoundPlans = ({ sessionId, departments, links, onDone }: RoundPlansProps) => {
  const client = useApolloClient();
  const { toast } = useFeedback();
  const [plans, setPlans] = useState<Readonly<Record<string, Plan>>>({});
  const [simulated, setSimulated] = useState<readonly SimulatedDepartmentFragment[] | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [deciding, setDeciding] = useState(false);
  const planOf = ({ code, undecided, waitingList }: RoundDepartmentFragment): Plan =>
    plans[code] ?? { ...emptyPlan, isIncluded: undecided + waitingList > 0 };

  const change = (code: string, plan: Plan) => {
    setPlans((current) => ({ ...current, [code]: plan }));
    // The simulation belongs to the previous plan.
    setSimulated(null);
  };
  const ask = async () => {
    const included = departments.filter((one) => planOf(one).isIncluded);
    const inputs = included.map((one) => planInput(one.code, planOf(one)));
    const plansToSend = inputs.flatMap((input) => input ?? []);
    if (inputs.length === 0) return setTrouble(texts.choose);
    if (plansToSend.length < inputs.length) return setTrouble(texts.notNumber);
    const { data } = await client.query({
      query: SimulateDocument,
      variables: { input: { applicationSessionId: sessionId, departments: plansToSend } },
      fetchPolicy: "no-cache",
    });
    const answer = data?.admissionSimulation;
    if (answer?.__typename === "Refusal") setTrouble(answer.message);
    else setSimulated(answer?.departments ?? null);
  };
  const simulate = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setTrouble(null);
    ask()
      .catch((error: unknown) => setTrouble(failureOf(error).message))
      .finally(() => setBusy(false));
  };
  const candidates = simulated?.flatMap((one) => one.candidates) ?? [];
  return (
    <>
      <SectionCard
        title={texts.plans}
        actions={<ExportButtons links={links ?? undefined} of={texts.plans} />}
      >
        <form className={styles.form} onSubmit={simulate} noValidate>
          {trouble && <Alert type="error" showIcon title={trouble} />}
          <PlansTable departments={departments} planOf={planOf} onChange={change} />
          <p className={styles.note}>{texts.fillHint}</p>
          <Button type="primary" htmlType="submit" loading={busy}>
            {busy ? texts.simulating : texts.simulate}
          </Button>
        </form>
      </SectionCard>
      {simulated?.map((one) => (
        <SimulatedDepartment key={one.code} department={one} />
      ))}
      {simulated && candidates.length > 0 && (
        <Flex justify="end">
          <Button type="primary" onClick={() => setDeciding(true)}>
            {texts.decide}
          </Button>
        </Flex>
      )}
      {deciding && (
        <DecisionDialog
          wanted={candidates.map(({ id, outcome }) => ({ id, outcome }))}
          onDone={(message) => {
            toast("success", message);
            onDone();
          }}
          onClose={() => setDeciding(false)}
        />
      )}
    </>
  );
};
