/** Said once a refund is asked for. */
export const askedText = "You have asked. Nothing is paid out until somebody else approves.";
