import { Alert } from "antd";
import { Link } from "react-router-dom";
import type { CounterStudentQuery_counterStudent_cashBook } from "../../../gql/staff-payments.ts";
import { formatCalendarDate } from "../../../lib/dates.ts";
import { useStaffPath } from "../../shell/role-context.ts";

/** Why the viewer's own cash book takes no money. Renders nothing while it does. */
export const OwnBookAlert = ({
  book,
}: {
  readonly book: Pick<CounterStudentQuery_counterStudent_cashBook, "id" | "day" | "status">;
}) => {
  const to = useStaffPath();
  if (book.status === "OPEN") return null;
  const isClosed = book.status === "CLOSED";
  return (
    <Alert
      role="status"
      type={isClosed ? "info" : "warning"}
      showIcon
      title={
        isClosed
          ? "Your cash book of today is closed."
          : `Your cash book of ${formatCalendarDate(book.day)} is still open. Count it and close it first.`
      }
      action={<Link to={to(`cash-books/${book.id}`)}>Open the cash book</Link>}
    />
  );
};
