import { Card } from "../../../ui/Card.tsx";
import { Skeleton, SkeletonGroup } from "../../../ui/Skeleton.tsx";
import styles from "./Profile.module.css";

const groups = ["identity", "personal", "contact"];
const lines = ["one", "two", "three", "four"];

export const ProfileSkeleton = () => (
  <SkeletonGroup>
    <div className={styles.groups}>
      <Card>
        <div className={styles.head}>
          <Skeleton width="170px" height="200px" />
          <div className={styles.who}>
            <Skeleton width="14rem" height="1.75rem" />
            <Skeleton width="9rem" />
            <Skeleton width="9rem" height="var(--control-height)" />
          </div>
        </div>
      </Card>
      {groups.map((group) => (
        <Card key={group}>
          <div className={styles.groups}>
            <Skeleton width="10rem" height="1.75rem" />
            {lines.map((line) => (
              <Skeleton key={line} height="2.5rem" />
            ))}
          </div>
        </Card>
      ))}
    </div>
  </SkeletonGroup>
);
