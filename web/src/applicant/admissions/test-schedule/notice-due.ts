interface Noticed {
  readonly test: { readonly isNoticeDue: boolean } | null;
  readonly decision: object | null;
}

/** True when an assigned test has not been noticed yet, and still matters: once there is a decision it does not. */
export const isNoticeDue = (application: Noticed | null | undefined): boolean =>
  application?.test?.isNoticeDue === true && application.decision === null;
