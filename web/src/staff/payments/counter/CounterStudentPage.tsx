import { Alert } from "antd";
import { useParams } from "react-router-dom";
import { CounterStudentDocument } from "../../../gql/staff-payments.ts";
import { formatAmount } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { standingKinds } from "../../profiles/standing-tag.ts";
import { profileTexts } from "../../profiles/texts.ts";
import { useBreadcrumbLabel } from "../../shell/breadcrumb-labels.tsx";
import { LeftAlert } from "../account/LeftAlert.tsx";
import { StudentAccountCard } from "../account/StudentAccountCard.tsx";
import { OwnBookAlert } from "./OwnBookAlert.tsx";
import { TakePayment } from "./TakePayment.tsx";

const texts = profileTexts.students;

/** A student at the bursary's counter: what is owed, what was paid, and the action that takes money. */
export default function CounterStudentPage() {
  const { studentId = "" } = useParams();
  const { currencySymbol } = usePortal();
  const query = useStaffQuery(CounterStudentDocument, { id: studentId });
  const student = query.data?.counterStudent ?? null;
  useBreadcrumbLabel("studentId", student && `${student.matricNumber} · ${student.name}`);
  const money = (naira: number): string => `${currencySymbol}${formatAmount(naira)}`;
  return (
    <StaffPage
      isRecord
      title={student?.name ?? texts.one}
      status={
        student && (
          <StatusTag kind={standingKinds[student.standing]}>
            {profileTexts.standings[student.standing]}
          </StatusTag>
        )
      }
      lead={student?.matricNumber}
      actions={
        student?.canRecord && (
          <TakePayment
            studentId={student.id}
            items={student.items}
            isOpen={student.cashBook === null || student.cashBook.status === "OPEN"}
            onChanged={query.reload}
          />
        )
      }
    >
      <QueryBoundary query={query}>
        {({ counterStudent: one, studentRecordAccount: record }) => {
          if (one === null) {
            return <Alert type="warning" showIcon title="There is no such student." />;
          }
          const { department, level, standing, credit, items, cashBook, canRecord } = one;
          return (
            <>
              {canRecord && cashBook && <OwnBookAlert book={cashBook} />}
              {(standing === "WITHDRAWN" || standing === "DEFERRED") && record?.canAdjust && (
                <LeftAlert matricNumber={one.matricNumber} />
              )}
              {items.length === 0 && (
                <Alert type="info" role="status" showIcon title="Nothing is owed." />
              )}
              <SectionCard title={texts.one}>
                <FactGrid
                  facts={[
                    [profileTexts.department, department],
                    [profileTexts.level, String(level)],
                    ["Standing", profileTexts.standings[standing]],
                    ["Outstanding", record && money(record.account.outstanding)],
                    ["Credit", money(credit)],
                  ]}
                />
              </SectionCard>
              {record && (
                <StudentAccountCard studentId={one.id} record={record} onAnswered={query.reload} />
              )}
            </>
          );
        }}
      </QueryBoundary>
    </StaffPage>
  );
}
