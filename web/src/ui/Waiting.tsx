import { Spin } from "antd";
import styles from "./State.module.css";

export const Waiting = ({ text }: { text: string }) => (
  <div role="status" className={styles.waiting}>
    <Spin />
    {text}
  </div>
);
