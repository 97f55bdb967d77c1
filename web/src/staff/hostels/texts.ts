/** The words that several screens of the hostel office share. */
export const hostelTexts = {
  title: "Hostels",
  rooms: "Hostel rooms",
  applications: "Hostel applications",
  waiting: "Hostel waiting list",
  kinds: { FEMALE: "Women", MALE: "Men" },
  floor: (floor: number) => (floor === 0 ? "Ground floor" : `Floor ${floor}`),
  placeOf: (hostel: string, room: string, bed: number) => `${hostel}, ${room}, bed ${bed}`,
  bed: (bed: number, room: string) => `Bed ${bed} in room ${room}`,
  bedStates: {
    FREE: "Free",
    OFFERED: "Offered",
    PENDING: "Pending",
    APPROVED: "Approved",
    OUT_OF_USE: "Out of use",
  },
};

/** The kind of a bed's state. */
export const bedKinds = {
  FREE: "neutral",
  OFFERED: "waiting",
  PENDING: "waiting",
  APPROVED: "good",
  OUT_OF_USE: "bad",
} as const;
