import { seriesStyles } from "./series.ts";

const drawings = {
  stripes: "M-2 2l4-4M0 8L8 0M6 10l4-4",
  cross: "M0 0l8 8M8 0L0 8",
  dots: "M4 4h0.01",
};

interface PatternLooks {
  /** The prefix of the pattern ids, which must be unique in the page. */
  readonly id: string;
}

/** The fill of a series: a colour or a pattern. */
export const fillOf = (id: string, style: keyof typeof seriesStyles): string =>
  seriesStyles[style].pattern === "solid" ? seriesStyles[style].color : `url(#${id}-${style})`;

/** The SVG patterns for the bars of a chart. */
export const SeriesPatterns = ({ id }: PatternLooks) => (
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
