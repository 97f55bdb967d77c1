import { useApolloClient } from "@apollo/client/react";
import { Alert, Button, Checkbox, Flex, Form, Input, Select } from "antd";
import { useState } from "react";
import { Link } from "react-router-dom";
import {
  type DepartmentPlanInput,
  type RoundQuery_admissionRound_departments,
  SimulateDocument,
  type SimulateQuery_admissionSimulation_Simulation_departments,
} from "../../../gql/staff-admissions.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { useFormSubmit } from "../../../ui/use-form-submit.ts";
import { FigureTable } from "../../dashboards/FigureTable.tsx";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { useStaffPath } from "../../shell/role-context.ts";
import styles from "../Admissions.module.css";
import { DecisionDialog } from "../decision/DecisionDialog.tsx";
import { departmentChoices, figure, outcomes, stateTag } from "../labels.tsx";

/** A department's plan as form values. */
interface Plan {
  readonly isIncluded: boolean;
  /** Empty: all programmes of the department. */
  readonly programme: string;
  readonly cutOff: string;
  /** Empty: as many as the quota allows. */
  readonly admit: string;
  /** Empty: everybody else above the cut-off. */
  readonly wait: string;
}

const emptyPlan: Plan = { isIncluded: true, programme: "", cutOff: "40", admit: "", wait: "" };

const numberOf = (text: string, most: number): number | undefined =>
  /^\d{1,4}$/.test(text.trim()) && Number(text) <= most ? Number(text) : undefined;

/** Converts a plan to the mutation's input; undefined if a number is invalid. */
const planInput = (code: string, plan: Plan): DepartmentPlanInput | undefined => {
  const cutOff = numberOf(plan.cutOff, 100);
  const [admit, waitingList] = [plan.admit, plan.wait].map((text) =>
    text.trim() === "" ? null : numberOf(text, 5_000),
  );
  if (cutOff === undefined || admit === undefined || waitingList === undefined) return undefined;
  const programme = plan.programme === "" ? {} : { programmeCode: plan.programme };
  return { departmentCode: code, ...programme, cutOff, admit, waitingList };
};

/** The simulated result of one department, best candidates first. */
const SimulatedDepartment = ({
  department,
}: {
  department: SimulateQuery_admissionSimulation_Simulation_departments;
}) => {
  const to = useStaffPath();
  const { admitted, waitingList, notAdmitted, over, candidates } = department;
  return (
    <SectionCard
      title={department.name}
      actions={<ExportButtons links={department.export} of={department.name} />}
    >
      <p>{`${figure(admitted)} admitted, ${figure(waitingList)} on the waiting list, ${figure(notAdmitted)} not admitted`}</p>
      {over > 0 && (
        <Alert type="warning" showIcon role="status" title={`${figure(over)} over the quota`} />
      )}
      {candidates.length === 0 ? (
        <p>Nobody is left to be decided on.</p>
      ) : (
        <FigureTable
          label={department.name}
          columns={["Name", "Rank", "Score (%)", "JAMB", "Would be", "Is"]}
          pageSize={20}
          rows={candidates.map(
            ({ id, applicationNo, name, rank, score, jambScore, outcome, decided }) => ({
              key: id,
              cells: [
                <Link key="name" to={to(`applicants/${id}`)}>
                  {applicationNo} {name}
                </Link>,
                rank,
                score,
                figure(jambScore),
                stateTag(outcomes[outcome]),
                decided ? outcomes[decided].text : "–",
              ],
            }),
          )}
        />
      )}
    </SectionCard>
  );
};

interface PlansTableProps {
  readonly departments: readonly RoundQuery_admissionRound_departments[];
  readonly planOf: (department: RoundQuery_admissionRound_departments) => Plan;
  readonly onChange: (code: string, plan: Plan) => void;
}

const inputs = [
  { name: "cutOff", label: "Cut-off", max: 100 },
  { name: "admit", label: "Places", max: 5_000 },
  { name: "wait", label: "Waiting list", max: 5_000 },
] as const;

const notNumbers = "Cut-offs are whole numbers from 0 to 100, the others from 0 to 5,000.";

/** The places, candidates and plan of each department. */
const PlansTable = ({ departments, planOf, onChange }: PlansTableProps) => (
  <FigureTable
    label="Places and cut-offs"
    columns={[
      "Department",
      "Quota",
      "Offers",
      "Left",
      "Undecided",
      "Waiting",
      "Untested",
      "Cut-off (%)",
      "Admit",
      "Wait",
    ]}
    rows={departments.map((one) => {
      const { code, name, undecided, waitingList, untested, programmes } = one;
      const plan = planOf(one);
      const chosen = programmes.find((programme) => programme.code === plan.programme);
      const { quota, taken } = chosen ?? one;
      const left = quota === null ? null : Math.max(0, quota - taken);
      return {
        key: code,
        cells: [
          <Flex key="include" vertical gap="small">
            <Checkbox
              aria-label={`Simulate ${name}`}
              checked={plan.isIncluded}
              onChange={({ target }) => onChange(code, { ...plan, isIncluded: target.checked })}
            >
              {name}
            </Checkbox>
            {programmes.length > 0 && (
              <Select
                aria-label={`Programme of ${name}`}
                value={plan.programme}
                onChange={(programme) => onChange(code, { ...plan, programme })}
                options={[{ value: "", label: "All programmes" }, ...departmentChoices(programmes)]}
              />
            )}
          </Flex>,
          ...[quota, taken, left, undecided, waitingList, untested].map(figure),
          ...inputs.map((input) => (
            <Input
              key={input.name}
              type="number"
              style={{ width: 80 }}
              min={0}
              max={input.max}
              aria-label={`${input.label} of ${name}`}
              value={plan[input.name]}
              onChange={({ currentTarget }) =>
                onChange(code, { ...plan, [input.name]: currentTarget.value })
              }
            />
          )),
        ],
      };
    })}
  />
);

interface RoundPlansProps {
  readonly sessionId: string;
  readonly departments: readonly RoundQuery_admissionRound_departments[];
  readonly links: { readonly csv: string; readonly xlsx: string } | null;
  /** Called after the decisions, to start again. */
  readonly onDone: () => void;
}

/** The plans of a round's departments, their simulation and the decision. */
export const RoundPlans = ({ sessionId, departments, links, onDone }: RoundPlansProps) => {
  const client = useApolloClient();
  const { toast } = useFeedback();
  const [plans, setPlans] = useState<Readonly<Record<string, Plan>>>({});
  const [simulated, setSimulated] = useState<
    readonly SimulateQuery_admissionSimulation_Simulation_departments[] | null
  >(null);
  const [deciding, setDeciding] = useState(false);
  const planOf = ({ code, undecided, waitingList }: RoundQuery_admissionRound_departments): Plan =>
    plans[code] ?? { ...emptyPlan, isIncluded: undecided + waitingList > 0 };

  const change = (code: string, plan: Plan) => {
    setPlans((current) => ({ ...current, [code]: plan }));
    // The simulation belongs to the previous plan.
    setSimulated(null);
  };
  const { props, banner, busy } = useFormSubmit({
    submit: async () => {
      const included = departments.filter((one) => planOf(one).isIncluded);
      const inputs = included.map((one) => planInput(one.code, planOf(one)));
      const sound = inputs.flatMap((input) => input ?? []);
      if (inputs.length === 0) return { message: "Choose at least one department.", fields: [] };
      if (sound.length < inputs.length) return { message: notNumbers, fields: [] };
      const { data } = await client.query({
        query: SimulateDocument,
        variables: { input: { applicationSessionId: sessionId, departments: sound } },
        fetchPolicy: "no-cache",
      });
      const answer = data?.admissionSimulation;
      if (answer?.__typename === "Refusal") return answer;
      setSimulated(answer?.departments ?? null);
      return null;
    },
  });
  const candidates = simulated?.flatMap((one) => one.candidates) ?? [];
  return (
    <>
      <SectionCard
        title="Places and cut-offs"
        actions={<ExportButtons links={links ?? undefined} of="Places and cut-offs" />}
      >
        <Form {...props} className={styles.form ?? ""}>
          {banner && <Alert type="error" showIcon title={banner} />}
          <PlansTable departments={departments} planOf={planOf} onChange={change} />
          <p className={styles.note}>
            Left empty, as many are admitted as the quota leaves, and everybody else above the
            cut-off waits.
          </p>
          <Button type="primary" htmlType="submit" loading={busy}>
            {busy ? "Simulating…" : "Simulate"}
          </Button>
        </Form>
      </SectionCard>
      {simulated?.map((one) => (
        <SimulatedDepartment key={one.code} department={one} />
      ))}
      {simulated && candidates.length > 0 && (
        <Flex justify="end">
          <Button type="primary" onClick={() => setDeciding(true)}>
            Decide exactly this…
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
