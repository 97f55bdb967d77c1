import type { SelectHTMLAttributes } from "react";
import { texts } from "../../../texts.ts";
import styles from "./NativeSelect.module.css";

interface NativeSelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, "children"> {
  readonly choices: readonly (readonly [value: string, label: string])[];
}

/**
 * The device's own choice, for a field of Ant Design's form. Its Select with the list would weigh more than the whole
 * sign-up page, and phones show their own choice on the full screen.
 */
export const NativeSelect = ({ choices, ...select }: NativeSelectProps) => (
  <select className={styles.select} {...select}>
    <option value="">{texts.choose}</option>
    {choices.map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
);
