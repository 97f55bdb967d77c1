interface Noticed {
  readonly test: { readonly isNoticeDue: boolean } | null;
  readonly decision: object | null;
}

/** Whether a test is assigned, not yet noticed and not followed by a decision. */
export const isNoticeDue = (application: Noticed | null | undefined): boolean =>
  application?.test?.isNoticeDue === true && application.decision === null;
