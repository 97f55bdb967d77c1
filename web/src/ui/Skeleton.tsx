import type { ReactNode } from "react";
import { texts } from "../texts.ts";
import styles from "./Skeleton.module.css";

interface SkeletonProps {
  /** CSS lengths. Default: a line of text in full width. */
  readonly width?: string;
  readonly height?: string;
}

/** A grey placeholder bar. */
export const Skeleton = ({ width, height }: SkeletonProps) => (
  <span className={styles.bar} style={{ width, height }} aria-hidden="true" />
);

/** Announces once that its skeletons stand for loading content. */
export const SkeletonGroup = ({ children }: { children: ReactNode }) => (
  <div role="status">
    <span className="visually-hidden">{texts.loading}</span>
    {children}
  </div>
);
