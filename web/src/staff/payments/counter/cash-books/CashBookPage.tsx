import { Alert, Button } from "antd";
import { useState } from "react";
import { Link, useParams } from "react-router-dom";
import {
  CashBookFileDocument,
  type CashBookFileQuery_cashBook,
} from "../../../../gql/staff-payments.ts";
import { formatCalendarDate, formatMoment } from "../../../../lib/dates.ts";
import { formatAmount } from "../../../../lib/money.ts";
import { usePortal } from "../../../../portal/PortalProvider.tsx";
import { FactGrid } from "../../../kit/FactGrid.tsx";
import { formatCount } from "../../../kit/format-count.ts";
import { QueryBoundary } from "../../../kit/QueryBoundary.tsx";
import { SectionCard } from "../../../kit/SectionCard.tsx";
import { StaffPage } from "../../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../../kit/use-staff-query.ts";
import { HistoryTable } from "../../../profiles/HistoryTable.tsx";
import { useBreadcrumbLabel } from "../../../shell/breadcrumb-labels.tsx";
import { useStaffPath } from "../../../shell/role-context.ts";
import { methodText, receiptTag } from "../labels.tsx";
import { bookTag, differenceTag } from "./book-labels.tsx";
import { CloseBookDialog } from "./CloseBookDialog.tsx";

const BookParts = ({ file }: { readonly file: CashBookFileQuery_cashBook }) => {
  const { timeZone, currencySymbol } = usePortal();
  const to = useStaffPath();
  const { book, note, closedBy, voidedLater, entries } = file;
  const money = (naira: number): string => `${currencySymbol}${formatAmount(naira)}`;
  return (
    <>
      <SectionCard title="Cash book">
        <FactGrid
          facts={[
            ["Officer", book.officer],
            ["Receipts", formatCount(book.receipts)],
            ["Cash", money(book.cash)],
            ["POS", money(book.pos)],
            ["Bank teller", money(book.teller)],
            ["Cash counted", book.counted === null ? null : money(book.counted)],
            [`Difference (${currencySymbol})`, differenceTag(book.difference)],
            ...(voidedLater === 0
              ? []
              : [["Cash voided after closing", money(voidedLater)] as const]),
            ["Closed", book.closedAt && formatMoment(book.closedAt, timeZone)],
            ["Closed by", closedBy],
            ["Note", note],
          ]}
        />
      </SectionCard>
      <SectionCard title="Receipts">
        <HistoryTable
          label="Receipts"
          empty="No receipt was written."
          rows={entries}
          rowKey={({ id }) => id}
          columns={[
            {
              title: "Number",
              cell: ({ id, number }) => <Link to={to(`counter-receipts/${id}`)}>{number}</Link>,
            },
            {
              title: "Student",
              cell: ({ student }) => `${student.name}, ${student.matricNumber}`,
            },
            { title: "Method", cell: methodText },
            {
              title: `Amount (${currencySymbol})`,
              numeric: true,
              cell: ({ amount }) => formatAmount(amount),
            },
            { title: "State", cell: ({ state }) => receiptTag(state) },
          ]}
        />
        {book.receipts > entries.length && (
          <p>
            {`The first ${formatCount(entries.length)} of ${formatCount(book.receipts)} are shown. `}
            <Link to={to(`counter-receipts?cashBook=${book.id}`)}>See all receipts</Link>
          </p>
        )}
      </SectionCard>
    </>
  );
};

/** One officer's day at the counter: the sums, the receipts and the closing. */
export default function CashBookPage() {
  const { bookId = "" } = useParams();
  const { timeZone } = usePortal();
  const [isClosing, setClosing] = useState(false);
  const query = useStaffQuery(CashBookFileDocument, { id: bookId });
  const file = query.data?.cashBook ?? null;
  const day = file && formatCalendarDate(file.book.day);
  useBreadcrumbLabel("bookId", file && `${day} · ${file.book.officer}`);
  return (
    <StaffPage
      isRecord
      title={day ? `Cash book of ${day}` : "Cash book"}
      status={file && bookTag(file.book, timeZone)}
      lead={file?.book.officer}
      actions={
        file?.canClose && (
          <Button type="primary" onClick={() => setClosing(true)}>
            Close the book…
          </Button>
        )
      }
    >
      <QueryBoundary query={query}>
        {({ cashBook }) =>
          cashBook === null ? (
            <Alert type="warning" showIcon title="There is no such cash book." />
          ) : (
            <BookParts file={cashBook} />
          )
        }
      </QueryBoundary>
      {isClosing && file && (
        <CloseBookDialog
          book={file.book}
          onAnswered={query.reload}
          onClose={() => setClosing(false)}
        />
      )}
    </StaffPage>
  );
}
