import { Card, Skeleton } from "antd";
import { texts } from "../../../texts.ts";

export const ProfileSkeleton = () => (
  <Card role="status">
    <span className="visually-hidden">{texts.loading}</span>
    <Skeleton
      active
      title={false}
      avatar={{ shape: "square", size: 170 }}
      paragraph={{ rows: 10 }}
    />
  </Card>
);
