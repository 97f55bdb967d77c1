/** The admin's dashboard as it was asked for; its parts are read when a field needs them. */
export interface AdminDashboardAsked {
  /** Undefined for the latest. */
  readonly applicationSessionId: number | undefined;
}
