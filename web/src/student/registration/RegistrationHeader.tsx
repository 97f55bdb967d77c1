import { Card, Descriptions, Flex } from "antd";
import { Link } from "react-router-dom";
import { creditBalance } from "../../../../rules/registration/credit-balance.ts";
import { formatClosing } from "../../lib/dates.ts";
import { paths } from "../../paths.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { texts } from "../../texts.ts";
import { DownloadButton } from "../../ui/DownloadButton.tsx";
import { StatusTag } from "../../ui/StatusTag.tsx";
import { courseCount, creditCount } from "../counts.ts";
import type { SemesterOffer } from "./semester-offer.ts";

const slip = {
  label: "Registration slip",
  busy: "Downloading...",
  failed: "Failed to download registration slip. Please try again.",
  startedTitle: "Download Started",
  started: "Your registration slip is being downloaded. Please check your downloads folder.",
};

/** Downloads the slip, if the college makes one. */
export const SlipButton = ({ path }: { path: string | null }) =>
  path && <DownloadButton path={path} fileName="registration_slip.pdf" labels={slip} />;

interface RegistrationStatusProps {
  readonly offer: SemesterOffer;
  /** False on the page that lists the registered courses. */
  readonly hasLink?: boolean;
}

export const RegistrationStatus = ({ offer, hasLink = true }: RegistrationStatusProps) => {
  const { isComplete, totalCourses, totalCredits } = offer.own.status;
  const count = `${courseCount(totalCourses)}, ${creditCount(totalCredits)}`;
  return (
    <Flex wrap gap="small" align="center" justify="space-between">
      <StatusTag kind={isComplete ? "good" : "waiting"}>
        {isComplete ? "Registration Complete" : "Registration In Progress"}
      </StatusTag>
      <span>
        Registered:{" "}
        {hasLink && totalCourses > 0 ? (
          <Link to={paths.student.registeredCourses}>{count}</Link>
        ) : (
          count
        )}
      </span>
    </Flex>
  );
};

export const RegistrationHeader = (props: RegistrationStatusProps) => {
  const { offer } = props;
  const { timeZone } = usePortal();
  const { session, semester, isOpen, closesAt } = offer.registration;
  const { minimum, maximum } = creditBalance(offer, new Set());
  const facts = [
    ["Session", session],
    ["Semester", semester && `${texts.dashboard.semesters[semester]} Semester`],
    ["Credits allowed", minimum < maximum ? `${minimum} to ${maximum}` : String(maximum)],
    ["Registration closes", isOpen && closesAt && formatClosing(closesAt, timeZone)],
  ] as const;
  return (
    <Card size="small">
      <Descriptions
        size="small"
        column={{ xs: 1, sm: 2 }}
        items={facts.flatMap(([label, value]) =>
          value === false ? [] : [{ key: label, label, children: value || "—" }],
        )}
      />
      <RegistrationStatus {...props} />
    </Card>
  );
};
