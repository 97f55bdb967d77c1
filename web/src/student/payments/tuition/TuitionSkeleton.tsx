import { Card } from "../../../ui/Card.tsx";
import { Skeleton, SkeletonGroup } from "../../../ui/Skeleton.tsx";
import styles from "./Tuition.module.css";

/** The approximate number of lines per section. */
const sections = [
  { name: "elsewhere", lines: ["one", "two"] },
  { name: "here", lines: ["one", "two", "three", "four", "five", "six"] },
];

export const TuitionSkeleton = () => (
  <SkeletonGroup>
    <div className={styles.sections}>
      <Skeleton width="min(30rem, 90%)" height="1.5rem" />
      {sections.map(({ name, lines }) => (
        <Card key={name}>
          <div className={styles.skeleton}>
            <Skeleton width="60%" height="1.75rem" />
            {lines.map((line) => (
              <Skeleton key={line} height="2.25rem" />
            ))}
          </div>
        </Card>
      ))}
    </div>
  </SkeletonGroup>
);
