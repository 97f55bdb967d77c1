import { Skeleton } from "antd";
import { texts } from "../texts.ts";

/** Grey lines in the place of content that loads. Ant Design's title bar is left out: it is an empty heading. */
export const LoadingLines = ({ rows }: { rows: number }) => (
  <div role="status">
    <span className="visually-hidden">{texts.loading}</span>
    <div aria-busy="true">
      <Skeleton active title={false} paragraph={{ rows, width: "100%" }} />
    </div>
  </div>
);
