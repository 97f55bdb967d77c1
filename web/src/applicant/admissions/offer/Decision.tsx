import { CheckCircleFilled, InfoCircleFilled, WarningFilled } from "@ant-design/icons";
import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { Alert, Button, Card, Descriptions, Flex, Typography } from "antd";
import { type ReactNode, useEffect, useId, useRef } from "react";
import {
  type Decision_ApplicantFragment,
  Decision_ApplicantFragmentDoc,
} from "../../../gql/applicant-admissions.ts";
import { formatCalendarDate, formatDay } from "../../../lib/dates.ts";
import { paths } from "../../../paths.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { useSignOut } from "../../../session/sign-out.ts";
import { titles } from "../../../titles.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { DownloadButton } from "../../../ui/DownloadButton.tsx";
import { fileNameOf } from "../../document-file-name.ts";
import styles from "./Admission.module.css";
import { AnswerOffer } from "./AnswerOffer.tsx";

const icons = {
  info: <InfoCircleFilled aria-hidden />,
  warning: <WarningFilled aria-hidden />,
  success: <CheckCircleFilled aria-hidden />,
} as const;

/** What the card of a decision says. */
interface Content {
  readonly kind: keyof typeof icons;
  readonly title: string;
  readonly text?: ReactNode;
  /** Facts without a value are left out. */
  readonly facts?: readonly (readonly [label: string, value: string | null])[];
  readonly actions?: ReactNode;
}

interface DecisionProps {
  readonly applicant: FragmentType<Decision_ApplicantFragment>;
  /** Called when an answer was refused and the shown offer may be outdated. */
  readonly onOutdated: () => void;
}

/** A decision with its texts and actions. */
export const Decision = ({ applicant, onOutdated }: DecisionProps) => {
  const { data, complete } = useFragment({
    fragment: Decision_ApplicantFragmentDoc,
    from: applicant,
  });
  const { timeZone } = usePortal();
  const titleId = useId();
  const decision = complete ? data.application?.decision : null;
  const offer = decision?.offer;
  const clearance = complete ? data.entryClearance : null;
  const [signOut, signingOut] = useSignOut("matriculated", offer?.matricNumber);
  // The title takes the focus when the answer replaces the buttons, so that a screen reader reads the result.
  const title = useRef<HTMLHeadingElement>(null);
  const shownAnswer = useRef(offer?.answer);
  useEffect(() => {
    if (shownAnswer.current === offer?.answer) return;
    shownAnswer.current = offer?.answer;
    title.current?.focus();
  }, [offer?.answer]);
  if (!complete || !decision) return null;

  const score = data.application?.test?.score ?? null;
  const facts = [
    ["Decided on", formatDay(decision.decidedAt, timeZone)],
    ["Aptitude test score", score === null ? null : `${score}%`],
  ] as const;
  const contentOf = (): Content => {
    if (decision.outcome === "WAITING_LIST") {
      return {
        kind: "info",
        title: "You are on the waiting list",
        text: (
          <p>
            If a place becomes free, the college offers it to you and emails you. There is nothing
            to do until then.
          </p>
        ),
        facts,
      };
    }
    if (decision.outcome === "NOT_ADMITTED" || !offer) {
      return {
        kind: "info",
        title: "You have not been admitted",
        facts: [["Reason", decision.reason], ...facts],
      };
    }
    const { department, matricNumber } = offer;
    const letter = (
      <DownloadButton
        variant="secondary"
        path={offer.letterUrl}
        fileName={fileNameOf(data, "admission_letter")}
        labels={{
          label: "Admission letter",
          busy: "Downloading...",
          failed: "Failed to download admission letter. Please try again.",
          startedTitle: "Download In Progress!",
          started: "Your admission letter is being downloaded. Please check your downloads folder.",
        }}
      />
    );
    if (offer.answer === "ACCEPTED") {
      return {
        kind: "success",
        title: matricNumber
          ? "Congratulations! You are a student now"
          : "You have accepted your place",
        text: (
          <>
            <p>{`You accepted your place in ${department}.`}</p>
            {matricNumber ? (
              <Alert
                role="status"
                type="success"
                title="Your matric number"
                description={
                  <>
                    <Typography.Text strong copyable>
                      {matricNumber}
                    </Typography.Text>
                    <p>
                      Write it down. Sign in with it at the student login, with the same password as
                      here.
                    </p>
                  </>
                }
              />
            ) : (
              <p>
                {clearance
                  ? "Your matric number comes once the college has accepted your papers."
                  : "Your matric number is on its way to you by email."}
              </p>
            )}
            {clearance && clearance.clearedAt === null && (
              <Alert
                role="status"
                type="warning"
                showIcon
                title={`Hand in your papers by ${formatCalendarDate(clearance.dueOn)}`}
                description={
                  <ButtonLink to={paths.applicant.clearance}>{titles.entryClearance}</ButtonLink>
                }
              />
            )}
          </>
        ),
        actions: (
          <>
            {matricNumber && (
              <Button type="primary" loading={signingOut} onClick={signOut}>
                {signingOut ? "Logging out..." : "Log out and go to student login"}
              </Button>
            )}
            {letter}
          </>
        ),
      };
    }
    if (offer.answer === "DECLINED") {
      const day = offer.answeredAt ? ` on ${formatDay(offer.answeredAt, timeZone)}` : "";
      return {
        kind: "info",
        title: "You declined this offer",
        text: <p>{`You declined your place in ${department}${day}.`}</p>,
        facts,
      };
    }
    const answerBy = formatCalendarDate(offer.answerBy);
    if (!offer.canAnswer) {
      return {
        kind: "warning",
        title: "This offer has lapsed",
        text: (
          <p>{`The place in ${department} was open until ${answerBy}, and no answer came. Contact support if you think this is a mistake.`}</p>
        ),
        facts,
      };
    }
    return {
      kind: "success",
      title: `You have been offered admission to ${department}`,
      text: <p>{`Accept or decline this offer by ${answerBy}. After that day it lapses.`}</p>,
      facts: [["Department", department], ["Answer by", answerBy], ...facts],
      actions: (
        <>
          <AnswerOffer department={department} onOutdated={onOutdated} />
          {letter}
        </>
      ),
    };
  };
  const content = contentOf();
  const given = content.facts?.filter(([, value]) => value) ?? [];
  return (
    <Card role="region" aria-labelledby={titleId}>
      <Flex vertical gap="middle">
        <h2
          ref={title}
          id={titleId}
          tabIndex={-1}
          className={styles.title}
          data-kind={content.kind}
        >
          {icons[content.kind]}
          {content.title}
        </h2>
        {content.text}
        {given.length > 0 && (
          <Descriptions
            column={1}
            colon={false}
            items={given.map(([label, value]) => ({ key: label, label, children: value }))}
          />
        )}
        {content.actions && (
          <Flex wrap gap="small" className={styles.actions}>
            {content.actions}
          </Flex>
        )}
      </Flex>
    </Card>
  );
};
