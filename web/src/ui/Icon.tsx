const drawings = {
  home: "M3 11 12 4l9 7M5.5 9.5V20h5v-5h3v5h5V9.5",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6",
  card: "M3 6h18v12H3zM3 10.5h18M6.5 15h4",
  book: "M5 4.5h10a4 4 0 0 1 4 4V20H8.5A3.5 3.5 0 0 1 5 16.5ZM5 16.5A3.5 3.5 0 0 1 8.5 13H19",
  courses:
    "M10.5 6H21M10.5 12H21M10.5 18H21M3 6l1.5 1.5L7.5 4.5M3 12l1.5 1.5L7.5 10.5M3 18l1.5 1.5L7.5 16.5",
  bed: "M3 19v-9h15a3 3 0 0 1 3 3v6M3 6v4M3 15.5h18M7 10V8h5v2",
  results: "M6 3h9l4 4v14H6ZM14.5 3v4.5H19M9 14l2 2 4-4",
  search: "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM16 16l5 5",
  close: "M5 5l14 14M19 5 5 19",
  plus: "M12 5v14M5 12h14",
  menu: "M4 6.5h16M4 12h16M4 17.5h16",
  key: "M8 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12.5 12H21v3.5M17 12v2.5",
  exit: "M10 4H5v16h5M14 8l4 4-4 4M18 12H9",
  check: "m5 12.5 4.5 4.5L19 7",
  warning: "M12 4 2.5 20h19ZM12 10v4.5M12 17v.5",
  info: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.5V8",
  download: "M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14",
  phone:
    "M6 3.5h3l1.5 4.5-2 1.5a12 12 0 0 0 6 6l1.5-2 4.5 1.5v3c0 1.1-.9 2-2 2C10.8 20 4 13.2 4 5.5c0-1.1.900-2 2-2Z",
  chat: "M4 5h16v11H10l-5 4v-4H4ZM8 9.5h8M8 12.5h5",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2",
} as const;

export type IconName = keyof typeof drawings;

/** A decorative icon in the text's colour. Its meaning must be in the text beside it. */
export const Icon = ({ name, size = 20 }: { name: IconName; size?: number }) => (
  <svg
    aria-hidden="true"
    focusable="false"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={drawings[name]} />
  </svg>
);
