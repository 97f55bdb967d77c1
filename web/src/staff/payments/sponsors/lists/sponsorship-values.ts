import type {
  CoverageKind,
  SponsoredSection,
  SponsorshipFileFragment,
  SponsorshipInput,
} from "../../../../gql/staff-payments.ts";
import { amountProblem } from "../../amount.ts";

/** A list's coverage as form values. */
export interface SponsorshipValues {
  /** Of a new list. */
  readonly session: string;
  readonly sections: readonly SponsoredSection[];
  readonly coverage: CoverageKind;
  readonly percentage: string;
  readonly most: string;
  readonly deadline: string;
  readonly isClosed: boolean;
}

/** The values of a list, or of a new one. */
export const versionOf = (
  file: Pick<SponsorshipFileFragment, "sponsorship" | "revision"> | null,
  session = "",
) => {
  const list = file?.sponsorship;
  return {
    values: {
      session: list?.session ?? session,
      sections: list?.sections ?? [],
      coverage: list?.coverage ?? "FULL",
      percentage: String(list?.percentage ?? ""),
      most: String(list?.most ?? ""),
      deadline: list?.deadline ?? "",
      isClosed: list?.state === "CLOSED",
    } satisfies SponsorshipValues,
    revision: file?.revision ?? 0,
  };
};

/** What cannot be sent. The college checks the rest. */
export const problemsOf = ({ coverage, percentage, most, deadline }: SponsorshipValues) => ({
  ...(coverage === "PERCENTAGE" &&
    !/^\d{1,3}$/.test(percentage.trim()) && {
      percentage: "Enter a whole percentage from 1 to 100.",
    }),
  ...(coverage === "AT_MOST" && { most: amountProblem(most) }),
  ...(deadline === "" && { deadline: "Enter the last day for claims." }),
});

export const inputOf = ({
  sections,
  coverage,
  percentage,
  most,
  deadline,
}: SponsorshipValues): SponsorshipInput => ({
  sections: [...sections],
  coverage,
  percentage: coverage === "PERCENTAGE" ? Number(percentage) : null,
  most: coverage === "AT_MOST" ? Number(most) : null,
  deadline,
});
