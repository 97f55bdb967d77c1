import type { ReactNode } from "react";
import styles from "./Card.module.css";

export const Card = ({ children }: { children: ReactNode }) => (
  <section className={styles.card}>{children}</section>
);
