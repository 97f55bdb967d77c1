import { Card } from "../../ui/Card.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/Skeleton.tsx";
import styles from "./Hostel.module.css";

const rooms = ["one", "two", "three", "four"];

export const HostelSkeleton = () => (
  <SkeletonGroup>
    <div className={styles.page}>
      <Card>
        <div className={styles.stack}>
          <Skeleton width="10rem" height="1.5rem" />
          <Skeleton width="min(24rem, 100%)" height="4rem" />
          <Skeleton width="16rem" />
        </div>
      </Card>
      <Card>
        <div className={styles.skeletonRooms}>
          {rooms.map((room) => (
            <Skeleton key={room} height="9rem" />
          ))}
        </div>
      </Card>
    </div>
  </SkeletonGroup>
);
