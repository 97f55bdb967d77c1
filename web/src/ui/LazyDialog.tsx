import { type ComponentProps, Suspense } from "react";
import { lazyPart } from "../lib/lazy-part.ts";
import type { ModalDialog } from "./ModalDialog.tsx";

type DialogProps = ComponentProps<typeof ModalDialog>;

const Dialog = lazyPart<DialogProps>(async () => {
  const { ModalDialog: loaded } = await import("./ModalDialog.tsx");
  return { default: loaded };
});

/** A dialog at the end of a form, whose code a person needs once. */
export const LazyDialog = (props: DialogProps) => (
  <Suspense fallback={null}>
    <Dialog {...props} />
  </Suspense>
);
