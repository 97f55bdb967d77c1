import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseOutlined,
  InfoCircleOutlined,
} from "@ant-design/icons";
import { Button, Card, Flex } from "antd";
import { type ReactNode, useEffect, useRef } from "react";
import type { HostelApplication_ApplicationFragment } from "../../gql/student-hostels.ts";
import { formatDay } from "../../lib/dates.ts";
import { paths } from "../../paths.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Facts } from "../../ui/Facts.tsx";
import { PdfButton } from "../../ui/PdfButton.tsx";
import styles from "./Hostel.module.css";
import { hostelTexts } from "./hostel-texts.ts";

const labels = hostelTexts.status;

interface StatusTexts {
  readonly tone: "success" | "warning" | "danger" | "info";
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
}

/** Specification §4 "application_status values". */
const statusTextsOf = ({ state, status }: HostelApplication_ApplicationFragment): StatusTexts => {
  switch (state) {
    case "PENDING":
      return {
        tone: "warning",
        icon: <ClockCircleOutlined aria-hidden />,
        title: labels.pendingTitle,
        text: labels.pending,
      };
    case "APPROVED":
      return {
        tone: "success",
        icon: <CheckCircleOutlined aria-hidden />,
        title: labels.approvedTitle,
        text: labels.approved,
      };
    case "REJECTED":
      return {
        tone: "danger",
        icon: <CloseOutlined aria-hidden />,
        title: labels.title,
        text: labels.rejected,
      };
    case "OTHER":
      return {
        tone: "info",
        icon: <InfoCircleOutlined aria-hidden />,
        title: labels.title,
        text: labels.other(status),
      };
  }
};

interface ApplicationStatusProps {
  readonly application: HostelApplication_ApplicationFragment;
  /** Null if the student cannot apply again. */
  readonly onApplyAgain: (() => void) | null;
  /** True after the student has chosen a bed. */
  readonly takesFocus: boolean;
}

/** The status of a hostel application with its actions. */
export const ApplicationStatus = (props: ApplicationStatusProps): ReactNode => {
  const { application, onApplyAgain, takesFocus } = props;
  const { timeZone } = usePortal();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  const { room, bed, approvedAt, approvedBy, reason, printoutUrl } = application;
  const { tone, icon, title: heading, text } = statusTextsOf(application);
  return (
    <Card>
      <Flex vertical gap="middle">
        <h2 ref={title} tabIndex={-1} className={styles.statusTitle} data-tone={tone}>
          {icon}
          <span>{heading}</span>
        </h2>
        <p>{text}</p>
        <Facts
          facts={[
            [labels.room, room],
            [labels.bed, bed],
            [labels.approvedAt, approvedAt && formatDay(approvedAt, timeZone)],
            [labels.approvedBy, approvedBy],
            [labels.reason, reason],
          ]}
        />
        <Flex wrap gap="small">
          {printoutUrl !== null && (
            <PdfButton
              path={printoutUrl}
              fileName="hostel_printout.pdf"
              labels={hostelTexts.printout}
            />
          )}
          {onApplyAgain && (
            <Button type="primary" onClick={onApplyAgain}>
              {labels.applyAgain}
            </Button>
          )}
          <ButtonLink to={paths.student.dashboard}>{labels.toHome}</ButtonLink>
        </Flex>
      </Flex>
    </Card>
  );
};
