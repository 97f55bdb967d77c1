const collator = new Intl.Collator("en", { numeric: true });

interface Place {
  readonly hostel: string;
  /** 0 is the ground floor. */
  readonly floor: number;
  readonly roomNumber: string;
}

/** By hostel, floor and room number, each as people count: `A-9` before `A-10`. */
export const byPlace = (one: Place, other: Place): number =>
  collator.compare(one.hostel, other.hostel) ||
  one.floor - other.floor ||
  collator.compare(one.roomNumber, other.roomNumber);
