import { Button } from "antd";
import { useState } from "react";
import { formatCalendarDate } from "../../../lib/dates.ts";
import { ConfirmStep } from "../../kit/ConfirmStep.tsx";
import type { KeptClass } from "./class-store.ts";

interface DiscardClassProps {
  readonly one: KeptClass;
  readonly onDiscard: () => void;
}

/** Forgets a class that is not recorded, after a question: its marks stand nowhere else. */
export const DiscardClass = ({ one, onDiscard }: DiscardClassProps) => {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button type="text" onClick={() => setAsking(true)}>
        Discard
      </Button>
      {asking && (
        <ConfirmStep
          title={`Discard the class of ${formatCalendarDate(one.heldOn)}?`}
          action="Discard"
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            onDiscard();
            return null;
          }}
        >
          <p>Its marks are in this browser alone, and are lost.</p>
        </ConfirmStep>
      )}
    </>
  );
};
