/** How the audit log names somebody on the staff. */
export const staffSubject = (memberId: number): string => `staff:${memberId}`;
