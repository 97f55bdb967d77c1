import { type ReactNode, useEffect, useRef } from "react";
import { formatDay } from "../../lib/dates.ts";
import { paths } from "../../paths.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { Facts } from "../../ui/Facts.tsx";
import { Icon, type IconName } from "../../ui/Icon.tsx";
import { PdfButton } from "../../ui/PdfButton.tsx";
import styles from "./ApplicationStatus.module.css";
import { hostelTexts } from "./hostel-texts.ts";
import type { Application } from "./hostel-types.ts";

const labels = hostelTexts.status;

interface StatusTexts {
  readonly tone: "success" | "warning" | "danger" | "info";
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

/** Specification §4 "application_status values". */
const statusTextsOf = ({ state, status }: Application): StatusTexts => {
  switch (state) {
    case "PENDING":
      return { tone: "warning", icon: "clock", title: labels.pendingTitle, text: labels.pending };
    case "APPROVED":
      return { tone: "success", icon: "check", title: labels.approvedTitle, text: labels.approved };
    case "REJECTED":
      return { tone: "danger", icon: "warning", title: labels.title, text: labels.rejected };
    case "OTHER":
      return { tone: "info", icon: "info", title: labels.title, text: labels.other(status) };
  }
};

interface ApplicationStatusProps {
  readonly application: Application;
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
      <div className={styles.status}>
        <h2 ref={title} tabIndex={-1} className={styles.title} data-tone={tone}>
          <Icon name={icon} size={28} />
          {heading}
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
        <div className={styles.actions}>
          {printoutUrl !== null && (
            <PdfButton
              path={printoutUrl}
              fileName="hostel_printout.pdf"
              labels={hostelTexts.printout}
            />
          )}
          {onApplyAgain && <Button onClick={onApplyAgain}>{labels.applyAgain}</Button>}
          <ButtonLink variant="secondary" to={paths.student.dashboard}>
            {labels.toHome}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
};
