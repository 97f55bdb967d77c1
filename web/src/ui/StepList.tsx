import { Steps } from "antd";
import type { ComponentProps } from "react";

type StepsProps = ComponentProps<typeof Steps>;

interface StepListProps extends Omit<StepsProps, "items"> {
  readonly items: NonNullable<StepsProps["items"]>;
}

// Steps shows a list without saying so, and marks the current step by colour alone. It passes attributes on.
const list = { role: "list" };

/** Steps as a list with a current item, for screen readers as well. */
export const StepList = ({ items, current, ...steps }: StepListProps) => (
  <Steps
    {...steps}
    {...list}
    {...(current !== undefined && { current })}
    items={items.map((item, index) => ({
      ...item,
      role: "listitem",
      "aria-current": index === current ? "step" : undefined,
    }))}
  />
);
