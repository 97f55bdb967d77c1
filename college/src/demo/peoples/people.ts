/** First names that go with a religion. */
export interface Faith {
  readonly religion: "Christianity" | "Islam";
  readonly weight: number;
  readonly female: readonly string[];
  readonly male: readonly string[];
}

/** A state of origin, with some of its local government areas and a town to live in. */
export interface Home {
  readonly state: string;
  readonly lgas: readonly string[];
  readonly town: string;
}

/** A people: which names go together, and where its families come from. */
export interface People {
  /** Share of the demo's students, against the other peoples' weights. */
  readonly weight: number;
  readonly surnames: readonly string[];
  readonly faiths: readonly Faith[];
  readonly homes: readonly Home[];
}

/** Names as the data files write them: one text, with commas between. */
export const split = (names: string): readonly string[] =>
  names.split(",").map((name) => name.trim());
