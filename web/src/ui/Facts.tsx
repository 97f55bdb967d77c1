import styles from "./Facts.module.css";

interface FactsProps {
  /** Label and value. Facts without a value are left out. */
  readonly facts: readonly (readonly [label: string, value: string | null])[];
}

export const Facts = ({ facts }: FactsProps) => (
  <dl className={styles.facts}>
    {facts.map(
      ([label, value]) =>
        value && (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
);
