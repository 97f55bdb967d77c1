import { Checkbox, Input } from "antd";
import type { RoundDepartmentFragment } from "../../../gql/staff-admissions.ts";
import { FigureTable } from "../../dashboards/FigureTable.tsx";
import styles from "../Admissions.module.css";
import { figure } from "../labels.ts";
import { admissionTexts } from "../texts.ts";
import type { Plan } from "./plans.ts";

const texts = admissionTexts.ranking;

interface PlansTableProps {
  readonly departments: readonly RoundDepartmentFragment[];
  readonly planOf: (department: RoundDepartmentFragment) => Plan;
  readonly onChange: (code: string, plan: Plan) => void;
}

const inputs = [
  { name: "cutOff", label: texts.cutOff, max: 100 },
  { name: "admit", label: texts.admit, max: 5_000 },
  { name: "wait", label: texts.wait, max: 5_000 },
] as const;

/** The places, candidates and plan of each department. */
export const PlansTable = ({ departments, planOf, onChange }: PlansTableProps) => (
  <FigureTable
    label={texts.plans}
    columns={Object.values(texts.columns)}
    rows={departments.map((one) => {
      const { code, name, quota, taken, undecided, waitingList, untested } = one;
      const plan = planOf(one);
      const left = quota === null ? null : Math.max(0, quota - taken);
      return {
        key: code,
        cells: [
          <Checkbox
            key="include"
            aria-label={texts.include(name)}
            checked={plan.isIncluded}
            onChange={({ target }) => onChange(code, { ...plan, isIncluded: target.checked })}
          >
            {name}
          </Checkbox>,
          ...[quota, taken, left, undecided, waitingList, untested].map(figure),
          ...inputs.map((input) => (
            <Input
              key={input.name}
              type="number"
              className={styles.planned ?? ""}
              min={0}
              max={input.max}
              aria-label={input.label(name)}
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
