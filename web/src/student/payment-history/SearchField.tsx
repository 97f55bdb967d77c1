import { texts } from "../../texts.ts";
import styles from "./PaymentHistory.module.css";

interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export const SearchField = ({ value, onChange }: SearchFieldProps) => (
  <input
    type="search"
    className={styles.search}
    placeholder={texts.paymentHistory.search}
    aria-label={texts.paymentHistory.search}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
