import { Card } from "antd";
import { StudentTuitionDocument } from "../../../gql/student-payments.ts";
import { titles } from "../../../titles.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingLines } from "../../../ui/LoadingLines.tsx";
import { PageHeading } from "../../../ui/PageHeading.tsx";
import { useStudentQuery } from "../../use-student-query.ts";
import { TuitionFees } from "./TuitionFees.tsx";

/** The costs of this session, where each part is paid, and the payment of the portal's part. */
export default function TuitionPaymentPage() {
  const { student, failure, reload, reloading } = useStudentQuery(StudentTuitionDocument);
  return (
    <>
      <PageHeading>{titles.tuition}</PageHeading>
      {!student && !failure && (
        <Card>
          <LoadingLines rows={8} />
        </Card>
      )}
      {!student && failure && (
        <ErrorState message={failure.message} onRetry={reload} retrying={reloading} />
      )}
      {student && (
        <TuitionFees
          student={student}
          failure={failure?.message}
          onReload={reload}
          reloading={reloading}
        />
      )}
    </>
  );
}
