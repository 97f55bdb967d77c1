export const redirectTo = (url: string): void => window.location.assign(url);

export const reloadPage = (): void => window.location.reload();
