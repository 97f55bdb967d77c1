import { Icon } from "../../ui/Icon.tsx";
import { registrationTexts } from "./registration-texts.ts";
import { type Step, steps } from "./steps.ts";
import styles from "./WizardSteps.module.css";

const labels = registrationTexts.steps;

/** The three steps with the current and the completed ones. */
export const WizardSteps = ({ current }: { current: Step }) => {
  const at = steps.indexOf(current);
  return (
    <ol className={styles.steps} aria-label={labels.label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={styles.step}
          data-done={index < at}
          aria-current={index === at ? "step" : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {index < at ? <Icon name="check" size={18} /> : index + 1}
          </span>
          {labels.names[step]}
          {index < at && <span className="visually-hidden"> ({labels.done})</span>}
        </li>
      ))}
    </ol>
  );
};
