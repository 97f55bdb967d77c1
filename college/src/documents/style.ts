import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);

/**
 * Inter, under the SIL Open Font License: unlike the fonts a PDF viewer brings along, it has the naira
 * sign and the dotted letters of Nigerian names.
 */
export const fonts = {
  regular: resolve("@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf"),
  medium: resolve("@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf"),
  bold: resolve("@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf"),
} as const;

/** The documents' colours: the portal's own, dark enough to survive a black-and-white printer. */
export const palette = {
  brand: "#0f766e",
  ink: "#16302c",
  muted: "#4a605c",
  line: "#d5dfdd",
  tint: "#f2f6f5",
} as const;
