import { BreakableEmail } from "./BreakableEmail.tsx";
import styles from "./ValueCards.module.css";

interface ValueCard {
  readonly label: string;
  readonly value: string;
  /** Full width on a phone, for long values. */
  readonly wide?: boolean | undefined;
}

interface ValueCardsProps {
  readonly cards: readonly ValueCard[];
  /** The number of cards per row if there is room. Default: three. */
  readonly columns?: 2 | 3;
}

/** Labelled values, each in a card. */
export const ValueCards = ({ cards, columns = 3 }: ValueCardsProps) => (
  <dl className={styles.cards} data-columns={columns}>
    {cards.map(({ label, value, wide }) => (
      <div key={label} className={styles.card} data-wide={wide}>
        <dt>{label}</dt>
        <dd>
          <BreakableEmail text={value} />
        </dd>
      </div>
    ))}
  </dl>
);
