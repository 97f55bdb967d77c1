import type { FunnelFiguresFragment } from "../../../gql/staff-dashboards.ts";
import { dashboardTexts } from "../texts.ts";

const { steps } = dashboardTexts.funnel;

type Step = keyof typeof steps;

const stepOrder = Object.keys(steps) as readonly Step[];

/** The number of applicants at each step, and their share of those who signed up. */
export const funnelRows = (counts: Pick<FunnelFiguresFragment, Step>) =>
  stepOrder.map((step) => {
    const count = counts[step];
    const share = dashboardTexts.percent(count, counts.signedUp);
    return {
      step,
      name: steps[step],
      count,
      share,
      label: `${dashboardTexts.count(count)} (${share})`,
    };
  });
