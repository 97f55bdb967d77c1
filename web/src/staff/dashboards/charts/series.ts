import { palette } from "../../../theme.ts";

/** How one kind of figure is filled. The pattern tells it from its neighbours where colours do not. */
export interface Series {
  readonly key: string;
  readonly label: string;
  readonly look: keyof typeof seriesStyles;
}

export const seriesStyles = {
  strong: { color: palette.primary, pattern: "solid" },
  striped: { color: "#b45309", pattern: "stripes" },
  dotted: { color: "#1d4ed8", pattern: "dots" },
  quiet: { color: palette.line, pattern: "solid" },
  crossed: { color: palette.controlLine, pattern: "cross" },
} as const;
