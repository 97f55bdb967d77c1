/**
 * The portal's theme. Native controls and the first paint use it as CSS variables, which the build writes into
 * index.html. Ant Design gets it as its theme. Text has a contrast of at least 4.5:1, control borders 3:1.
 */
export const palette = {
  primary: "#0f766e",
  primaryHover: "#0b5f59",
  primaryTint: "#e6f4f2",
  onPrimary: "#ffffff",
  ground: "#f2f6f5",
  surface: "#ffffff",
  text: "#16302c",
  muted: "#4a605c",
  line: "#d5dfdd",
  controlLine: "#7a8d89",
  danger: "#b42318",
  dangerTint: "#fef3f2",
  success: "#0b6b3a",
  successTint: "#ecfdf3",
  warning: "#854d0e",
  warningTint: "#fffaeb",
} as const;

const fontFamily =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", Ubuntu, Cantarell, sans-serif';

const radius = 8;
const controlHeight = 44;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The theme as a `:root` rule: `--color-primary`, `--radius`, `--control-height`, `--font`. */
export const themeVariables = (): string => {
  const colors = Object.entries(palette).map(([name, value]) => `--color-${kebab(name)}:${value}`);
  const sizes = [`--radius:${radius}px`, `--control-height:${controlHeight}px`];
  return `:root{${[...colors, ...sizes, `--font:${fontFamily}`].join(";")}}`;
};

/** The theme for Ant Design's `ConfigProvider`. */
export const antTheme = {
  token: {
    colorPrimary: palette.primary,
    colorLink: palette.primary,
    colorLinkHover: palette.primaryHover,
    colorText: palette.text,
    colorTextSecondary: palette.muted,
    colorTextDescription: palette.muted,
    colorBgLayout: palette.ground,
    colorBorder: palette.controlLine,
    colorBorderSecondary: palette.line,
    colorError: palette.danger,
    colorSuccess: palette.success,
    colorWarning: palette.warning,
    fontFamily,
    fontSize: 16,
    borderRadius: radius,
    controlHeight,
  },
} as const;
