import { Flex } from "antd";
import { formatDay } from "../lib/dates.ts";
import { usePortal } from "../portal/PortalProvider.tsx";
import { type StatusKind, StatusTag } from "./StatusTag.tsx";

/** How a student stands with one requirement for graduation. */
interface Requirement {
  readonly requirement: "CARRYOVERS" | "RESULTS" | "COURSES" | "CGPA" | "CLEARANCE" | "FEES";
  readonly state: "MET" | "IN_PROGRESS" | "MISSING";
  readonly detail: string;
}

const names = {
  CARRYOVERS: "Carryovers",
  RESULTS: "Results",
  COURSES: "Courses",
  CGPA: "CGPA",
  CLEARANCE: "Clearance",
  FEES: "Fees",
} as const;

const states: Readonly<Record<Requirement["state"], readonly [StatusKind, string]>> = {
  MET: ["good", "Met"],
  IN_PROGRESS: ["waiting", "In progress"],
  MISSING: ["bad", "Missing"],
};

/** `2 of 4 met` */
export const metCount = (requirements: readonly Requirement[]): string =>
  `${requirements.filter(({ state }) => state === "MET").length} of ${requirements.length} met`;

interface Award {
  /** That the average earns as it is now; null where it earns none. */
  readonly classOfAward: string | null;
  /** What the senate approved; null where it approved nothing. */
  readonly senateApproval: {
    readonly classOfAward: string | null;
    readonly approvedAt: string;
  } | null;
}

/** The class of award, and what the senate approved. */
export const AwardText = ({ classOfAward, senateApproval }: Award) => {
  const { timeZone } = usePortal();
  return (
    <>
      {classOfAward !== null && <p>The CGPA earns {classOfAward} as it is now.</p>}
      {senateApproval && (
        <p>
          The senate approved {senateApproval.classOfAward ?? "the award without a class"} on{" "}
          {formatDay(senateApproval.approvedAt, timeZone)}.
        </p>
      )}
    </>
  );
};

/** The requirements for graduation, each with its state and what is lacking. */
export const RequirementList = ({
  requirements,
}: {
  readonly requirements: readonly Requirement[];
}) => (
  <Flex vertical component="ul" gap="small" aria-label="Requirements for graduation">
    {requirements.map(({ requirement, state, detail }) => {
      const [kind, label] = states[state];
      return (
        <Flex key={requirement} component="li" vertical>
          <Flex gap="small" align="baseline">
            <strong>{names[requirement]}</strong>
            <StatusTag kind={kind}>{label}</StatusTag>
          </Flex>
          <p>{detail}</p>
        </Flex>
      );
    })}
  </Flex>
);
