import { palette } from "../../../theme.ts";

/** The fill of a series. Patterns distinguish series without colours. */
export interface Series {
  readonly key: string;
  readonly label: string;
  readonly style: keyof typeof seriesStyles;
}

export const seriesStyles = {
  strong: { color: palette.primary, pattern: "solid" },
  striped: { color: "#b45309", pattern: "stripes" },
  dotted: { color: "#1d4ed8", pattern: "dots" },
  quiet: { color: palette.line, pattern: "solid" },
  crossed: { color: palette.controlLine, pattern: "cross" },
} as const;
