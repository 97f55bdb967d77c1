export interface PaymentTab {
  /** Returns false if the person has closed the tab. */
  readonly goTo: (url: string) => boolean;
  readonly close: () => void;
}

/**
 * Opens an empty tab with a loading text. It must be called inside the click event, because after an `await` browsers
 * block it as a popup. Returns null if the browser blocks it anyway.
 */
export const openPaymentTab = (): PaymentTab | null => {
  const tab = window.open("about:blank", "_blank");
  if (!tab) return null;
  tab.document.title = "Opening payment page...";
  tab.document.body.textContent = "Taking you to the payment page…";
  // The provider's page must not have access to the portal's window.
  tab.opener = null;
  return {
    goTo: (url) => {
      if (tab.closed) return false;
      tab.location.replace(url);
      return true;
    },
    close: () => tab.close(),
  };
};
