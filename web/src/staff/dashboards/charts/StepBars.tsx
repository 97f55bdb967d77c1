import { Bar, BarChart, LabelList, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { palette } from "../../../theme.ts";

interface StepBarsProps {
  readonly rows: readonly {
    readonly name: string;
    readonly count: number;
    readonly label: string;
  }[];
  /** The unit of the counts. */
  readonly unit: string;
  readonly height: number;
}

const tick = { fill: palette.text, fontSize: 14 };

/** One bar per step with its figure. Decorative, because a table beside it has the same figures. */
export default function StepBars({ rows, unit, height }: StepBarsProps) {
  return (
    <ResponsiveContainer width="100%" height={height}>
      <BarChart
        data={[...rows]}
        layout="vertical"
        accessibilityLayer={false}
        margin={{ top: 0, right: 96, bottom: 0, left: 0 }}
        barCategoryGap="22%"
      >
        <XAxis type="number" hide />
        <YAxis
          type="category"
          dataKey="name"
          tick={tick}
          width={104}
          interval={0}
          axisLine={false}
          tickLine={false}
        />
        <Tooltip cursor={{ fill: palette.primaryTint }} />
        <Bar
          dataKey="count"
          name={unit}
          fill={palette.primary}
          radius={[0, 4, 4, 0]}
          minPointSize={2}
          isAnimationActive={false}
        >
          <LabelList dataKey="label" position="right" fill={palette.text} fontSize={14} />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}
