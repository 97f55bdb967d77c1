import styles from "./PaymentHistory.module.css";
import { paymentHistoryTexts } from "./payment-history-texts.ts";

interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export const SearchField = ({ value, onChange }: SearchFieldProps) => (
  <input
    type="search"
    className={styles.search}
    placeholder={paymentHistoryTexts.search}
    aria-label={paymentHistoryTexts.search}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
