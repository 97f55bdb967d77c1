import { Flex } from "antd";
import { useId } from "react";
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { palette } from "../../../theme.ts";
import styles from "../Dashboards.module.css";

/** The fill of a series. Patterns distinguish series without colours. */
export interface Series {
  readonly key: string;
  readonly label: string;
  readonly style: keyof typeof seriesStyles;
}

const seriesStyles = {
  strong: { color: palette.primary, pattern: "solid" },
  striped: { color: "#b45309", pattern: "stripes" },
  dotted: { color: "#1d4ed8", pattern: "dots" },
  crossed: { color: "#7e22ce", pattern: "crosses" },
  lined: { color: "#be123c", pattern: "lines" },
} as const;

const drawings = {
  stripes: "M-2 2l4-4M0 8L8 0M6 10l4-4",
  dots: "M4 4h0.01",
  crosses: "M0 4h8M4 0v8",
  lines: "M0 4h8",
};

/** The fill of a series: a colour or a pattern. */
const fillOf = (id: string, style: keyof typeof seriesStyles): string =>
  seriesStyles[style].pattern === "solid" ? seriesStyles[style].color : `url(#${id}-${style})`;

/** The SVG patterns for the bars of a chart. The id, their prefix, must be unique in the page. */
const SeriesPatterns = ({ id }: { id: string }) => (
  <defs>
    {Object.entries(seriesStyles).map(
      ([style, { color, pattern }]) =>
        pattern !== "solid" && (
          <pattern
            key={style}
            id={`${id}-${style}`}
            width="8"
            height="8"
            patternUnits="userSpaceOnUse"
          >
            <rect width="8" height="8" fill={color} fillOpacity="0.25" />
            <path
              d={drawings[pattern]}
              stroke={color}
              strokeWidth={pattern === "dots" ? 4 : 2}
              strokeLinecap={pattern === "dots" ? "round" : "butt"}
              fill="none"
            />
          </pattern>
        ),
    )}
  </defs>
);

/** The legend: a sample of each fill with its label. */
const Legend = ({ id, series }: { id: string; series: readonly Series[] }) => (
  <Flex wrap gap="small" component="ul" className={styles.legend}>
    {series.map(({ key, label, style }) => (
      <Flex key={key} component="li" gap={6} align="center">
        <svg width="16" height="16" aria-hidden="true" focusable="false">
          <SeriesPatterns id={`${id}-${key}`} />
          <rect
            x="1"
            y="1"
            width="14"
            height="14"
            fill={fillOf(`${id}-${key}`, style)}
            stroke={seriesStyles[style].color}
          />
        </svg>
        {label}
      </Flex>
    ))}
  </Flex>
);

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
