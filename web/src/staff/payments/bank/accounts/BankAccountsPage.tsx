import { Button } from "antd";
import { useState } from "react";
import {
  BankAccountsDocument,
  type BankAccountsQuery_bankAccounts,
} from "../../../../gql/staff-payments.ts";
import { formatCalendarDate } from "../../../../lib/dates.ts";
import { StatusTag } from "../../../../ui/StatusTag.tsx";
import { QueryBoundary } from "../../../kit/QueryBoundary.tsx";
import { SectionCard } from "../../../kit/SectionCard.tsx";
import { StaffPage } from "../../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../../kit/use-staff-query.ts";
import { HistoryTable } from "../../../profiles/HistoryTable.tsx";
import { accountText } from "../labels.tsx";
import { accountChannels } from "./account-channels.ts";
import { BankAccountDialog } from "./BankAccountDialog.tsx";

/** The accounts that students pay into. A super admin keeps them. */
export default function BankAccountsPage() {
  const query = useStaffQuery(BankAccountsDocument, {});
  const [open, setOpen] = useState<BankAccountsQuery_bankAccounts | "new" | null>(null);
  const viewer = query.data?.viewer;
  const canManage = viewer?.__typename === "Staff" && viewer.permissions.canManageBankAccounts;
  return (
    <StaffPage
      title="Bank accounts"
      lead="Where students pay in with a payment slip, and whose statements the bursary imports."
      actions={
        canManage && (
          <Button type="primary" onClick={() => setOpen("new")}>
            New account
          </Button>
        )
      }
    >
      <QueryBoundary query={query}>
        {({ bankAccounts }) => (
          <SectionCard title="Accounts">
            <HistoryTable
              label="Accounts"
              empty="There is none yet, so students cannot make payment slips."
              rows={bankAccounts}
              rowKey={({ account }) => account.id}
              columns={[
                { title: "Bank", cell: ({ account }) => account.bank },
                { title: "Number", cell: ({ account }) => account.accountNumber },
                { title: "Account name", cell: ({ account }) => account.accountName },
                { title: "Kind", cell: ({ account }) => accountChannels[account.channel] },
                {
                  title: "State",
                  cell: ({ isActive }) =>
                    isActive ? (
                      <StatusTag kind="good">On slips</StatusTag>
                    ) : (
                      <StatusTag kind="neutral">Not in use</StatusTag>
                    ),
                },
                {
                  title: "Imported until",
                  cell: ({ importedUntil }) =>
                    importedUntil === null ? "–" : formatCalendarDate(importedUntil),
                },
                ...(canManage
                  ? [
                      {
                        title: "Change",
                        cell: (record: BankAccountsQuery_bankAccounts) => (
                          <Button
                            size="small"
                            aria-label={`Change ${accountText(record.account)}`}
                            onClick={() => setOpen(record)}
                          >
                            Change
                          </Button>
                        ),
                      },
                    ]
                  : []),
              ]}
            />
          </SectionCard>
        )}
      </QueryBoundary>
      {open && (
        <BankAccountDialog
          record={open === "new" ? null : open}
          onClose={() => setOpen(null)}
          onDone={() => {
            setOpen(null);
            query.reload();
          }}
        />
      )}
    </StaffPage>
  );
}
