type Kind = "Female" | "Male";

/** One request for a bed, as the one who sent it knows it; times are in milliseconds from the same start. */
export interface Click {
  readonly studentId: number;
  readonly bedId: number;
  /** The same for every try of one click. */
  readonly requestKey: string;
  readonly sentAt: number;
  readonly answeredAt: number;
  /** `unknown`: no answer, or none that tells whether it was done. */
  readonly outcome: "held" | "taken" | "unknown";
}

/** What a student went away with. `at` is when they were told. */
export interface Conclusion {
  readonly studentId: number;
  readonly told: "held" | "none left" | "neither";
  readonly at: number;
}

/** All that was done and heard in a rush. */
export interface History {
  readonly clicks: readonly Click[];
  readonly conclusions: readonly Conclusion[];
}

/** What the database holds when all is over. */
export interface EndState {
  readonly students: readonly { readonly id: number; readonly kind: Kind }[];
  /** Those that can be slept in. */
  readonly beds: readonly { readonly id: number; readonly kind: Kind }[];
  readonly claims: readonly {
    readonly bedId: number;
    readonly studentId: number;
    readonly applicationId: number | null;
  }[];
  readonly applications: readonly {
    readonly id: number;
    readonly studentId: number;
    readonly bedId: number;
    readonly status: string;
    readonly requestKey: string | null;
  }[];
}
