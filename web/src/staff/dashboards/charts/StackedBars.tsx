import { useId } from "react";
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { palette } from "../../../theme.ts";
import { Legend } from "./Legend.tsx";
import { fillOf, SeriesPatterns } from "./SeriesPatterns.tsx";
import { type Series, seriesStyles } from "./series.ts";

interface StackedBarsProps {
  /** One row per bar: its name, and a figure under each series' key. */
  readonly rows: readonly Readonly<Record<string, string | number>>[];
  readonly series: readonly Series[];
  /** `lying`: horizontal bars, for long names. `standing`: vertical bars. */
  readonly direction: "lying" | "standing";
  /** The height without the legend, in pixels. */
  readonly height: number;
  /** Formats a figure for the tooltip. The axis uses a shorter format. */
  readonly format: (value: number) => string;
  readonly formatAxis?: (value: number) => string;
}

const tick = { fill: palette.muted, fontSize: 13 };
const nameWidth = 150;

/** Stacked bars. Decorative, because a table beside them has the same figures. */
export default function StackedBars(props: StackedBarsProps) {
  const { rows, series, direction, height, format, formatAxis = format } = props;
  const id = useId();
  const isLying = direction === "lying";
  return (
    <>
      {series.length > 1 && <Legend id={id} series={series} />}
      <ResponsiveContainer width="100%" height={height}>
        <BarChart
          data={[...rows]}
          layout={isLying ? "vertical" : "horizontal"}
          accessibilityLayer={false}
          margin={{ top: 4, right: 12, bottom: 0, left: 0 }}
          barCategoryGap={isLying ? "28%" : "18%"}
        >
          <SeriesPatterns id={id} />
          <CartesianGrid stroke={palette.line} horizontal={!isLying} vertical={isLying} />
          {isLying ? (
            <>
              <XAxis type="number" tick={tick} tickFormatter={formatAxis} allowDecimals={false} />
              <YAxis type="category" dataKey="name" tick={tick} width={nameWidth} interval={0} />
            </>
          ) : (
            <>
              <XAxis type="category" dataKey="name" tick={tick} minTickGap={24} />
              <YAxis type="number" tick={tick} tickFormatter={formatAxis} width={56} />
            </>
          )}
          <Tooltip
            cursor={{ fill: palette.primaryTint }}
            formatter={(value) => format(Number(value))}
          />
          {series.map(({ key, label, style }) => (
            <Bar
              key={key}
              dataKey={key}
              name={label}
              stackId="all"
              fill={fillOf(id, style)}
              stroke={seriesStyles[style].color}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </>
  );
}
