import { classNames } from "../../../lib/class-names.ts";
import styles from "../Admissions.module.css";
import { figure } from "../labels.ts";
import { admissionTexts } from "../texts.ts";
import type { Department, Plan } from "./plans.ts";

const texts = admissionTexts.ranking;

interface PlansTableProps {
  readonly departments: readonly Department[];
  readonly planOf: (department: Department) => Plan;
  readonly onChange: (code: string, plan: Plan) => void;
}

const figures = ["quota", "taken", "left", "undecided", "waiting", "untested"] as const;
const inputs = [
  { name: "cutOff", label: texts.cutOff, max: 100 },
  { name: "admit", label: texts.admit, max: 5_000 },
  { name: "wait", label: texts.wait, max: 5_000 },
] as const;

/** The places, candidates and plan of each department. */
export const PlansTable = ({ departments, planOf, onChange }: PlansTableProps) => (
  <div className={styles.scroll}>
    <table className={classNames(styles.table, styles.plans)}>
      <thead>
        <tr>
          <th scope="col">{texts.columns.include}</th>
          <th scope="col">{texts.columns.department}</th>
          {figures.map((name) => (
            <th key={name} scope="col" className={styles.figure}>
              {texts.columns[name]}
            </th>
          ))}
          {inputs.map(({ name }) => (
            <th key={name} scope="col">
              {texts.columns[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {departments.map((one) => {
          const plan = planOf(one);
          const { quota, taken, undecided, untested } = one;
          const left = quota === null ? null : Math.max(0, quota - taken);
          const values = [quota, taken, left, undecided, one.waitingList, untested];
          return (
            <tr key={one.code}>
              <td>
                <input
                  type="checkbox"
                  aria-label={texts.include(one.name)}
                  checked={plan.isIncluded}
                  onChange={(event) =>
                    onChange(one.code, { ...plan, isIncluded: event.currentTarget.checked })
                  }
                />
              </td>
              <th scope="row">{one.name}</th>
              {figures.map((name, index) => (
                <td key={name} className={styles.figure}>
                  {figure(values[index] ?? null)}
                </td>
              ))}
              {inputs.map(({ name, label, max }) => (
                <td key={name}>
                  <input
                    type="number"
                    min={0}
                    max={max}
                    aria-label={label(one.name)}
                    value={plan[name]}
                    onChange={(event) =>
                      onChange(one.code, { ...plan, [name]: event.currentTarget.value })
                    }
                  />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  </div>
);
