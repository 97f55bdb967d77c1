import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseOutlined,
  InfoCircleOutlined,
} from "@ant-design/icons";
import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { Button, Card, Flex } from "antd";
import { useEffect, useRef } from "react";
import {
  type ApplicationStatus_HostelFragment,
  ApplicationStatus_HostelFragmentDoc,
} from "../../gql/student-hostels.ts";
import { formatDay } from "../../lib/dates.ts";
import { paths } from "../../paths.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { DownloadButton } from "../../ui/DownloadButton.tsx";
import { Facts } from "../../ui/Facts.tsx";
import styles from "./Hostel.module.css";

const printout = {
  label: "Download Printout",
  busy: "Downloading...",
  failed: "Failed to download hostel application printout. Please try again.",
  startedTitle: "Download In Progress!",
  started: "Your hostel printout is being downloaded. Please check your downloads folder.",
};

/** Specification §4 "application_status values". */
const states = {
  PENDING: {
    color: "var(--color-warning)",
    icon: <ClockCircleOutlined aria-hidden />,
    title: "Application Pending",
    text: "Awaiting Review, you will be notified once a decision is made",
  },
  APPROVED: {
    color: "var(--color-success)",
    icon: <CheckCircleOutlined aria-hidden />,
    title: "Application Approved!",
    text: "Congratulations! Your room has been confirmed. Please check your email for further instructions.",
  },
  REJECTED: {
    color: "var(--color-danger)",
    icon: <CloseOutlined aria-hidden />,
    title: "Application Status",
    text: "Important Update: your application could not be approved, contact administration",
  },
  OTHER: {
    color: "var(--color-primary)",
    icon: <InfoCircleOutlined aria-hidden />,
    title: "Application Status",
    text: null,
  },
} as const;

interface ApplicationStatusProps {
  readonly hostel: FragmentType<ApplicationStatus_HostelFragment>;
  /** Null if the student cannot apply again. */
  readonly onApplyAgain: (() => void) | null;
  /** True after the student has chosen a bed. */
  readonly takesFocus: boolean;
}

export const ApplicationStatus = (props: ApplicationStatusProps) => {
  const { hostel, onApplyAgain, takesFocus } = props;
  const { timeZone } = usePortal();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const { data, complete } = useFragment({
    fragment: ApplicationStatus_HostelFragmentDoc,
    from: hostel,
  });
  if (!complete || !data.application) return null;
  const { state, status, room, bed, approvedAt, approvedBy, reason, printoutUrl } =
    data.application;
  const { color, icon, title, text } = states[state];
  return (
    <Card>
      <Flex vertical gap="middle">
        <h2 ref={heading} tabIndex={-1} className={styles.trouble} style={{ color }}>
          {icon}
          <span>{title}</span>
        </h2>
        <p>{text ?? `Your application is marked "${status}".`}</p>
        <Facts
          facts={[
            ["Room", room],
            ["Bed", bed],
            ["Approved on", approvedAt && formatDay(approvedAt, timeZone)],
            ["Approved by", approvedBy],
            ["Reason", reason],
          ]}
        />
        <Flex wrap gap="small">
          {printoutUrl !== null && (
            <DownloadButton path={printoutUrl} fileName="hostel_printout.pdf" labels={printout} />
          )}
          {onApplyAgain && (
            <Button type="primary" onClick={onApplyAgain}>
              Apply again
            </Button>
          )}
          <ButtonLink to={paths.student.dashboard}>Back to Homepage</ButtonLink>
        </Flex>
      </Flex>
    </Card>
  );
};
