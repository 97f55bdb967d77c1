import type { ReactNode } from "react";
import styles from "./Card.module.css";

interface CardProps {
  readonly children: ReactNode;
  /** The id of the heading that names the card as a region. */
  readonly labelledBy?: string;
}

export const Card = ({ children, labelledBy }: CardProps) => (
  <section className={styles.card} aria-labelledby={labelledBy}>
    {children}
  </section>
);
