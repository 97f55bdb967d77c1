import { Alert } from "antd";
import { Link } from "react-router-dom";
import { useStaffPath } from "../../shell/role-context.ts";

interface LeftAlertProps {
  readonly matricNumber: string;
}

/** Says what can be done about the fees of a student who withdrew or deferred. */
export const LeftAlert = ({ matricNumber }: LeftAlertProps) => {
  const to = useStaffPath();
  return (
    <Alert
      type="info"
      role="status"
      showIcon
      title="Fees of this student can be adjusted, and credit refunded."
      description={
        <>
          <p>
            Adjust charges in the account. What was paid of them is credit once a second person
            approves it.
          </p>
          <Link to={to(`adjustments?search=${encodeURIComponent(matricNumber)}`)}>
            Adjustments of this student
          </Link>
        </>
      }
    />
  );
};
