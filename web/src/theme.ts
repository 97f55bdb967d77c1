import type { ThemeConfig } from "antd";

/**
 * The portal's colours. Text has a contrast of at least 4.5:1, control borders 3:1. The build writes them into the
 * page as CSS variables, and Ant Design gets them as its theme.
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
  placeholder: "#667874",
  line: "#d5dfdd",
  controlLine: "#7a8d89",
  danger: "#b42318",
  dangerTint: "#fef3f2",
  success: "#0b6b3a",
  successTint: "#ecfdf3",
  warning: "#854d0e",
  warningTint: "#fffaeb",
  info: "#1e5aa8",
  infoTint: "#eef4fc",
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

/** Styles come from the style sheets of the build (build/antd-styles.ts), never from the running page. */
const styledByBuild = { zeroRuntime: true, hashed: false } as const;

const token = {
  colorPrimary: palette.primary,
  colorPrimaryHover: palette.primaryHover,
  colorPrimaryActive: palette.primaryHover,
  colorPrimaryBg: palette.primaryTint,
  colorPrimaryBgHover: palette.primaryTint,
  colorLink: palette.primary,
  colorLinkHover: palette.primaryHover,
  colorLinkActive: palette.primaryHover,
  colorTextBase: palette.text,
  colorText: palette.text,
  colorTextHeading: palette.text,
  colorTextSecondary: palette.muted,
  colorTextTertiary: palette.muted,
  colorTextDescription: palette.muted,
  colorTextLabel: palette.muted,
  colorTextPlaceholder: palette.placeholder,
  colorIcon: palette.muted,
  colorBgLayout: palette.ground,
  colorBorder: palette.controlLine,
  colorBorderSecondary: palette.line,
  colorSplit: palette.line,
  colorError: palette.danger,
  colorErrorText: palette.danger,
  colorErrorBg: palette.dangerTint,
  colorSuccess: palette.success,
  colorSuccessText: palette.success,
  colorSuccessBg: palette.successTint,
  colorWarning: palette.warning,
  colorWarningText: palette.warning,
  colorWarningBg: palette.warningTint,
  colorInfo: palette.info,
  colorInfoText: palette.info,
  colorInfoBg: palette.infoTint,
  controlItemBgActive: palette.primaryTint,
  controlItemBgActiveHover: palette.primaryTint,
  fontFamily,
  fontWeightStrong: 600,
  lineWidthFocus: 3,
  // The text of a loading button keeps its contrast. The spinner says that it waits.
  opacityLoading: 1,
} as const;

/** The theme of the public pages and of the applicants' and students' areas: made for fingers on a phone. */
export const portalTheme: ThemeConfig = {
  ...styledByBuild,
  cssVar: { key: "portal" },
  token: {
    ...token,
    fontSize: 16,
    fontSizeSM: 14,
    fontSizeHeading1: 24,
    fontSizeHeading2: 18,
    fontSizeHeading3: 16,
    controlHeight,
    borderRadius: radius,
    borderRadiusLG: 12,
  },
  components: {
    Layout: { headerBg: palette.surface, headerHeight: 56, headerPadding: "0 16px" },
    Menu: { itemHeight: controlHeight, activeBarBorderWidth: 0 },
    Collapse: { headerBg: palette.surface, colorBorder: palette.line },
    Progress: { defaultColor: palette.primary },
    Statistic: { contentFontSize: 24 },
    Steps: { iconSizeSM: 24 },
  },
};

/** The staff's theme: denser, in the same colours. */
export const staffTheme: ThemeConfig = {
  ...styledByBuild,
  cssVar: { key: "staff" },
  token: {
    ...token,
    fontSize: 14,
    fontSizeSM: 12,
    fontSizeHeading1: 20,
    fontSizeHeading2: 16,
    fontSizeHeading3: 14,
    controlHeight: 36,
    borderRadius: 6,
    borderRadiusLG: 8,
  },
  components: {
    Alert: { withDescriptionPadding: "12px 16px" },
    Statistic: { contentFontSize: 20 },
    Table: { cellPaddingBlock: 8, cellPaddingInline: 12 },
    Collapse: { headerBg: palette.surface, colorBorder: palette.line },
    Layout: {
      headerBg: palette.surface,
      headerColor: palette.text,
      headerHeight: 56,
      headerPadding: "0 16px",
    },
    Menu: {
      itemHeight: 36,
      activeBarBorderWidth: 0,
      itemColor: palette.muted,
      itemSelectedColor: palette.primaryHover,
      groupTitleColor: palette.muted,
      subMenuItemBg: palette.surface,
    },
  },
};
