type Kind = "Female" | "Male";

/** One request for a bed, as its sender sees it; times are in milliseconds from the same start. */
export interface Click {
  readonly studentId: number;
  readonly bedId: number;
  /** The same for every try of one click. */
  readonly requestKey: string;
  readonly sentAt: number;
  readonly answeredAt: number;
  /** `unknown`: no answer, or one that does not report the outcome. */
  readonly outcome: "held" | "taken" | "unknown";
}

/** A student's final answer. `at` is when it arrived. */
export interface Conclusion {
  readonly studentId: number;
  readonly outcome: "held" | "none left" | "neither";
  readonly at: number;
}

/** All requests and answers of a rush. */
export interface History {
  readonly clicks: readonly Click[];
  readonly conclusions: readonly Conclusion[];
}

/** The final state of the database. */
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
