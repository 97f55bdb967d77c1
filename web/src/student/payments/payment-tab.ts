import { paymentTexts } from "./payment-texts.ts";

/** A browser tab in which the provider's page will be. */
export interface PaymentTab {
  /** False where the person has closed it meanwhile. */
  readonly goTo: (url: string) => boolean;
  readonly close: () => void;
}

/**
 * Opens an empty tab that says what it waits for. To be called inside the click itself: after an `await`, browsers take
 * a new tab for a pop-up. Null where the browser refuses even so.
 */
export const openPaymentTab = (): PaymentTab | null => {
  const tab = window.open("about:blank", "_blank");
  if (!tab) return null;
  tab.document.title = paymentTexts.opening;
  tab.document.body.textContent = paymentTexts.openingTab;
  // The provider's page must have no handle on the portal's.
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
