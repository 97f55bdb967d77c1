/** The documents' colours: the portal's own, dark enough to survive a black-and-white printer. */
export const palette = {
  brand: "#0f766e",
  ink: "#16302c",
  muted: "#4a605c",
  line: "#d5dfdd",
  tint: "#f2f6f5",
} as const;
