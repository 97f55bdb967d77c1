/** Leaves the portal for another address in the same tab. */
export const redirectTo = (url: string): void => window.location.assign(url);

export const reloadPage = (): void => window.location.reload();
