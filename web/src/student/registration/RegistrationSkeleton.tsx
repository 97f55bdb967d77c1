import { Card } from "../../ui/Card.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/Skeleton.tsx";
import styles from "./Registration.module.css";

const rows = ["one", "two", "three", "four", "five"];

export const RegistrationSkeleton = () => (
  <SkeletonGroup>
    <div className={styles.stack}>
      <Card>
        <Skeleton height="6rem" />
      </Card>
      <Card>
        <div className={styles.stack}>
          <Skeleton width="12rem" height="1.75rem" />
          {rows.map((row) => (
            <Skeleton key={row} height="5rem" />
          ))}
        </div>
      </Card>
    </div>
  </SkeletonGroup>
);
