import { formTexts } from "../form-texts.ts";
import styles from "./Review.module.css";

interface Fact {
  readonly label: string;
  readonly value: string;
  /** False if the value only says that nothing was provided. */
  readonly isGiven: boolean;
}

export const fact = (label: string, value: string): Fact => ({
  label,
  value: value || formTexts.review.none,
  isGiven: value !== "",
});

/** Labelled values, side by side if there is room. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ label, value, isGiven }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd data-given={isGiven}>{value}</dd>
      </div>
    ))}
  </dl>
);
