import type { ReactNode } from "react";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Skeleton, SkeletonGroup } from "../../../ui/Skeleton.tsx";
import { listTexts } from "./list-texts.ts";
import styles from "./StaffList.module.css";

const skeletonRows = [1, 2, 3, 4, 5, 6, 7, 8];

/** Shown instead of rows before the first response. */
export const ListSkeleton = () => (
  <div className={styles.state}>
    <SkeletonGroup>
      {skeletonRows.map((row) => (
        <div key={row} className={styles.skeleton}>
          <Skeleton height="1.25rem" />
        </div>
      ))}
    </SkeletonGroup>
  </div>
);

export interface EmptyListTexts {
  readonly title: string;
  readonly children?: ReactNode;
}

interface ListEmptyProps {
  readonly empty: EmptyListTexts;
  /** Clears search and filters; null if there are none. */
  readonly onClear: (() => void) | null;
}

/** Replaces an empty list: nothing matches, or there is nothing yet. */
export const ListEmpty = ({ empty, onClear }: ListEmptyProps) =>
  onClear ? (
    <EmptyState icon="search" title={listTexts.noneMatch}>
      <Button variant="secondary" onClick={onClear}>
        {listTexts.clear}
      </Button>
    </EmptyState>
  ) : (
    <EmptyState icon="info" title={empty.title}>
      {empty.children}
    </EmptyState>
  );
