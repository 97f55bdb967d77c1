/** The portal's version marker (specification §1): a client that was built as another version reloads. */
export const portalVersion = "1.1.3";
