import { useQuery } from "@apollo/client/react";
import { Alert, Flex } from "antd";
import { HostelObstacleDocument } from "../../gql/student-hostels.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";

/** Asks for the hostel fee first, and names the share of tuition that comes before it if there is a plan. */
export const UnpaidHostel = () => {
  const { data } = useQuery(HostelObstacleDocument, { fetchPolicy: "cache-and-network" });
  const fees = data?.viewer?.__typename === "Student" ? data.viewer.fees : null;
  const obstacle = fees?.tuition?.plan ? fees.hostel.obstacle : null;
  return (
    <Flex vertical align="start" gap="middle">
      <Alert
        type="warning"
        showIcon
        role="status"
        title="Unauthorized! You have to pay for hostel fee before applying"
        description={obstacle}
      />
      {obstacle === null ? (
        <ButtonLink type="primary" to={paths.student.payment}>
          Pay now
        </ButtonLink>
      ) : (
        <ButtonLink type="primary" to={paths.student.tuitionPayment}>
          Go to tuition payment
        </ButtonLink>
      )}
    </Flex>
  );
};
