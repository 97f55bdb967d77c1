import { Alert, Card, Collapse, Empty, Flex, Statistic } from "antd";
import {
  type StudentAccountQuery_viewer_Student_account_sessions as AccountSession,
  type StudentAccountQuery_viewer_Student_account as StudentAccount,
  StudentAccountDocument,
} from "../../../gql/student-payments.ts";
import { sectionHeadings } from "../../../lib/charge-sections.ts";
import { formatDay } from "../../../lib/dates.ts";
import { formatAmount } from "../../../lib/money.ts";
import { paths } from "../../../paths.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { useViewerQuery } from "../../../session/use-viewer-query.ts";
import { titles } from "../../../titles.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { DownloadButton } from "../../../ui/DownloadButton.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingLines } from "../../../ui/LoadingLines.tsx";
import { PageHeading } from "../../../ui/PageHeading.tsx";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { PaySection } from "../sections/PaySection.tsx";
import { usePaySection } from "../sections/use-pay-section.ts";
import { ExpectedPayments } from "../sponsors/ExpectedPayments.tsx";
import styles from "./Account.module.css";
import { Adjustments } from "./Adjustments.tsx";
import { Receipts } from "./Receipts.tsx";
import { Refunds } from "./Refunds.tsx";

const statement = {
  label: "Download statement",
  busy: "Downloading...",
  failed: "The statement could not be downloaded",
  startedTitle: "Statement",
  started: "Your statement is being downloaded.",
};

/** What the student was charged and has paid, session by session. */
export default function AccountPage() {
  const { viewer, failure, reload, reloading } = useViewerQuery(StudentAccountDocument, "Student");
  const payment = usePaySection(reload);
  const content = () => {
    if (viewer?.account) return <Account account={viewer.account} payment={payment} />;
    if (failure) {
      return <ErrorState message={failure.message} onRetry={reload} retrying={reloading} />;
    }
    if (viewer) return <NoAccount />;
    return (
      <Card>
        <LoadingLines rows={8} />
      </Card>
    );
  };
  return (
    <>
      <PageHeading>{titles.account}</PageHeading>
      {viewer && <ExpectedPayments sponsorships={viewer.expectedSponsorships} />}
      {content()}
    </>
  );
}

const NoAccount = () => (
  <Card>
    <Empty description="Nothing was charged yet">
      <ButtonLink to={paths.student.tuitionPayment}>See the fees</ButtonLink>
    </Empty>
  </Card>
);

interface AccountProps {
  readonly account: StudentAccount;
  readonly payment: ReturnType<typeof usePaySection>;
}

/** The newest session is open. */
const Account = ({ account, payment }: AccountProps) => {
  const { currencySymbol } = usePortal();
  const { outstanding, paid, credit, refunded, arrears, sessions, receipts, refunds, adjustments } =
    account;
  const money = (naira: number): string => `${currencySymbol}${formatAmount(naira)}`;
  if (sessions.length + receipts.length + refunds.length + adjustments.length === 0)
    return <NoAccount />;
  return (
    <>
      <Card size="small">
        <Flex wrap gap="middle" align="center" justify="space-between">
          <Statistic title="Outstanding" value={money(outstanding)} />
          <Statistic title="Paid" value={money(paid)} />
          {credit > 0 && <Statistic title="Credit" value={money(credit)} />}
          {refunded > 0 && <Statistic title="Refunds" value={money(refunded)} />}
          <DownloadButton path={account.statementUrl} fileName="statement.pdf" labels={statement} />
        </Flex>
      </Card>
      {arrears > 0 && (
        <Alert
          type="warning"
          showIcon
          role="status"
          title={`${money(arrears)} of earlier sessions is outstanding.`}
        />
      )}
      {credit > 0 && (
        <p className={styles.minor}>The next fee that is charged in the portal uses the credit.</p>
      )}
      {sessions.length > 0 && (
        <Collapse
          defaultActiveKey={sessions.slice(0, 1).map(({ session }) => session)}
          items={sessions.map((own) => ({
            key: own.session,
            label: (
              <div className={styles.head}>
                <strong>{own.session}</strong>
                <span>
                  {own.outstanding > 0 ? `${money(own.outstanding)} outstanding` : "Paid in full"}
                </span>
              </div>
            ),
            children: <SessionAccount session={own} payment={payment} />,
          }))}
        />
      )}
      {adjustments.length > 0 && <Adjustments adjustments={adjustments} />}
      {refunds.length > 0 && <Refunds refunds={refunds} />}
      {receipts.length > 0 && <Receipts receipts={receipts} />}
    </>
  );
};

interface SessionAccountProps extends Pick<AccountProps, "payment"> {
  readonly session: AccountSession;
}

const SessionAccount = ({ session, payment }: SessionAccountProps) => (
  <>
    {session.sections.map(({ section, charges, payableOnline }) => (
      <section key={section} aria-label={sectionHeadings[section]}>
        <h2 className={styles.section}>{sectionHeadings[section]}</h2>
        <ul className={styles.lines}>
          {charges.map((charge) => (
            <Charge key={charge.id} charge={charge} />
          ))}
        </ul>
        {payableOnline !== null && payableOnline > 0 && (
          <PaySection
            name={section}
            session={session.session}
            outstanding={payableOnline}
            payment={payment}
          />
        )}
      </section>
    ))}
  </>
);

type ChargeLine = AccountSession["sections"][number]["charges"][number];

const paidThrough = {
  ONLINE: "Paid online on",
  COUNTER: "Paid at the counter on",
  BANK: "Paid at a bank on",
  REMITA: "Paid by Remita on",
  SPONSOR: "Paid by a sponsor on",
} as const;

const Charge = ({ charge }: { charge: ChargeLine }) => {
  const { currencySymbol, timeZone } = usePortal();
  const { label, charged, outstanding, adjusted, payments } = charge;
  const isBegun = outstanding > 0 && outstanding < charged;
  return (
    <li className={styles.line}>
      <span>{label}</span>
      <span className={styles.amount}>
        {currencySymbol}
        {formatAmount(charged)}
      </span>
      <span className={styles.minor}>
        {adjusted !== null && (
          <span className={styles.payment}>
            Adjusted on <time dateTime={adjusted.at}>{formatDay(adjusted.at, timeZone)}</time> from{" "}
            {currencySymbol}
            {formatAmount(adjusted.from)} to {currencySymbol}
            {formatAmount(charged)}
          </span>
        )}
        {payments.map(({ channel, sponsor, reference, paidAt }) => (
          <span key={reference} className={styles.payment}>
            {sponsor === null ? paidThrough[channel] : `Paid by ${sponsor} on`}{" "}
            <time dateTime={paidAt}>{formatDay(paidAt, timeZone)}</time> · <span>{reference}</span>
          </span>
        ))}
        {isBegun && `${currencySymbol}${formatAmount(outstanding)} of it is outstanding`}
      </span>
      <span className={styles.state}>
        <StatusTag kind={outstanding > 0 ? "waiting" : "good"}>
          {outstanding > 0 ? "Outstanding" : "Paid"}
        </StatusTag>
      </span>
    </li>
  );
};
