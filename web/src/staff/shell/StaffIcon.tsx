const drawings = {
  home: "M3 11 12 4l9 7M5.5 9.5V20h5v-5h3v5h5V9.5",
  shield: "M12 3.5 5 6v5.5c0 4.3 2.9 7.3 7 9 4.1-1.7 7-4.7 7-9V6ZM9 12l2.2 2.2 4-4.2",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6",
  people:
    "M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19.5c.5-3.5 3-5.3 6.5-5.3s6 1.8 6.5 5.3M16 4.8a3.5 3.5 0 0 1 0 6.4M18 14.6c2 .7 3.2 2.3 3.5 4.9",
  inbox: "M4 13.5 6.5 5h11l2.5 8.5V19H4ZM4 13.5h4.5l1.5 2.5h4l1.5-2.5H20",
  calendar: "M4 6h16v14H4ZM4 10.5h16M8.5 3.5V8M15.5 3.5V8",
  certificate:
    "M5 3.5h14v11H5ZM8.5 7.5h7M8.5 10.5h4M12 17.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM11 17.2 10.5 21l1.5-1 1.5 1-.5-3.8",
  building: "M5 20.5V4h9v16.5M14 9h5v11.5M3 20.5h18M8 8h3M8 12h3M8 16h3M16.5 13v0M16.5 16.5v0",
  book: "M5 4.5h10a4 4 0 0 1 4 4V20H8.5A3.5 3.5 0 0 1 5 16.5ZM5 16.5A3.5 3.5 0 0 1 8.5 13H19",
  student: "M2.5 9 12 4.5 21.5 9 12 13.5ZM6.5 11v5c3 2.7 8 2.7 11 0v-5M21.5 9v5.5",
  card: "M3 6h18v12H3zM3 10.5h18M6.5 15h4",
  scales: "M12 4v16M7 20h10M5 7.5h14M5 7.5 2.5 13.5h5ZM19 7.5l-2.5 6h5Z",
  list: "M4 5h16v15H4ZM8 9.5h8M8 13h8M8 16.5h5",
  bed: "M3 19v-9h15a3 3 0 0 1 3 3v6M3 6v4M3 15.5h18M7 10V8h5v2",
  key: "M8 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12.5 12H21v3.5M17 12v2.5",
  queue: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2",
  settings:
    "M4 7h9M17 7h3M15 9.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4ZM4 17h3M11 17h9M9 19.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z",
  megaphone: "M4 10v4.5h3.5L17 19V5.5L7.5 10ZM20 10.5v3.5M8 14.5l1.5 5h2.5",
  history: "M4 5v4.5h4.5M4.4 9.5A8.5 8.5 0 1 1 3.5 13M12 8v5l3.5 2",
  mail: "M3.5 6h17v12.5h-17ZM3.5 7l8.5 6.5L20.5 7",
  edit: "M4 20h4L19 9l-4-4L4 16ZM12.5 7.5l4 4",
  chart: "M4 20h16M7 16.5v-5M12 16.5V6M17 16.5v-8",
} as const;

export type StaffIconName = keyof typeof drawings;

/** A decorative icon of the staff area. Its meaning must be in the text beside it. */
export const StaffIcon = ({ name, size = 20 }: { name: StaffIconName; size?: number }) => (
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
