import { Flex, Progress, Typography } from "antd";
import { useId } from "react";

interface StepCountProps {
  /** From 1. */
  readonly step: number;
  readonly count: number;
}

/** The current step by its number. For phones, which have no room for the names of all steps. */
export const StepCount = ({ step, count }: StepCountProps) => {
  const id = useId();
  return (
    <Flex vertical>
      <Typography.Text strong id={id}>
        {`Step ${step} of ${count}`}
      </Typography.Text>
      <Progress
        percent={(step / count) * 100}
        steps={count}
        showInfo={false}
        aria-labelledby={id}
      />
    </Flex>
  );
};
