import { Alert, Button, Flex, Form, Input, Tabs } from "antd";
import { useSearchParams } from "react-router-dom";
import {
  ChannelReconciliationDocument,
  ReconciliationDocument,
} from "../../../gql/staff-payments.ts";
import { isoDayIn } from "../../../lib/dates.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { required } from "../../../ui/use-form-submit.ts";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { BalanceAlert, DifferingBooks, SponsorTransfers } from "./ChannelParts.tsx";
import { ChannelTable } from "./ChannelTable.tsx";
import type { Days } from "./channel-links.ts";
import { OnlineTransactions } from "./OnlineTransactions.tsx";
import { providerCells } from "./provider-cells.tsx";

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Back from today, for a first look at a week: statements come days later. */
const sixDays = 6 * 24 * 3_600_000;

/** Every channel beside its source, and the provider's transactions. Days and tab are in the URL. */
export default function ReconciliationPage() {
  const { timeZone } = usePortal();
  const [url, setUrl] = useSearchParams();
  const now = Date.now();
  const today = isoDayIn(new Date(now), timeZone);
  const [from, until] = [url.get("from"), url.get("until")];
  const days = {
    from: isDay(from) ? from : isoDayIn(new Date(now - sixDays), timeZone),
    until: isDay(until) ? until : today,
  };
  const channels = useStaffQuery(ChannelReconciliationDocument, days);
  const online = useStaffQuery(ReconciliationDocument, days);
  const tab = url.get("tab") === "online" ? "online" : "channels";
  const addressOf = (chosen: Days, part: string) =>
    new URLSearchParams({ ...chosen, ...(part === "online" && { tab: part }) });
  const reload = () => {
    channels.reload();
    online.reload();
  };
  return (
    <StaffPage
      title="Reconciliation"
      lead="What the ledger has of some days, beside what the provider, cash books, statements and sponsors say."
    >
      <Form
        key={`${days.from} ${days.until}`}
        layout="inline"
        initialValues={days}
        onFinish={(chosen: Days) => setUrl(addressOf(chosen, tab))}
      >
        <Form.Item name="from" label="From" rules={[required("Choose a day.")]}>
          <Input type="date" max={today} />
        </Form.Item>
        <Form.Item name="until" label="Until" rules={[required("Choose a day.")]}>
          <Input type="date" max={today} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={channels.loading}>
          Compare
        </Button>
      </Form>
      <Tabs
        activeKey={tab}
        onChange={(part) => setUrl(addressOf(days, part))}
        destroyOnHidden
        items={[
          {
            key: "channels",
            label: "All channels",
            children: (
              <QueryBoundary query={channels}>
                {({ channelReconciliation: answer }) =>
                  answer.__typename === "Refusal" ? (
                    <Alert type="error" showIcon title={answer.message} />
                  ) : (
                    <Flex vertical gap="middle">
                      <BalanceAlert balance={answer.balance} until={days.until} />
                      <ChannelTable
                        lines={answer.lines}
                        days={days}
                        provider={providerCells(online, `?${addressOf(days, "online")}`)}
                        actions={<ExportButtons links={answer.export} />}
                      />
                      {answer.books.length > 0 && <DifferingBooks books={answer.books} />}
                      {answer.transfers.length > 0 && (
                        <SponsorTransfers transfers={answer.transfers} />
                      )}
                    </Flex>
                  )
                }
              </QueryBoundary>
            ),
          },
          {
            key: "online",
            label: "Online payments",
            children: (
              <QueryBoundary query={online}>
                {({ reconciliation: answer }) =>
                  answer.__typename === "Refusal" ? (
                    <Alert type="error" showIcon title={answer.message} />
                  ) : (
                    <Flex vertical gap="middle">
                      <OnlineTransactions books={answer} onSettled={reload} />
                    </Flex>
                  )
                }
              </QueryBoundary>
            ),
          },
        ]}
      />
    </StaffPage>
  );
}
