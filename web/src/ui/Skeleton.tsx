import type { ReactNode } from "react";
import { texts } from "../texts.ts";
import styles from "./Skeleton.module.css";

interface SkeletonProps {
  /** As CSS lengths; a line of text as wide as its place unless said. */
  readonly width?: string;
  readonly height?: string;
}

/** A grey bar in the place and size of what is being loaded. */
export const Skeleton = ({ width, height }: SkeletonProps) => (
  <span className={styles.bar} style={{ width, height }} aria-hidden="true" />
);

/** Says once that its skeletons stand for something being loaded. */
export const SkeletonGroup = ({ children }: { children: ReactNode }) => (
  <div role="status">
    <span className="visually-hidden">{texts.loading}</span>
    {children}
  </div>
);
