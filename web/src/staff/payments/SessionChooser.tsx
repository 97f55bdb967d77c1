import { Select } from "antd";
import { useId } from "react";
import { useSearchParams } from "react-router-dom";

interface SessionChooserProps {
  readonly sessions: readonly string[] | undefined;
  readonly shown: string | undefined;
  /** The URL's parameters that mean the same in another session. Others, such as a plan, a day or a page, are cleared. */
  readonly kept?: readonly string[];
}

/** The session that the whole screen shows, kept in the URL. */
export const SessionChooser = ({ sessions = [], shown, kept = [] }: SessionChooserProps) => {
  const [, setUrl] = useSearchParams();
  return (
    <Select
      id={useId()}
      aria-label="Session"
      placeholder="Session"
      popupMatchSelectWidth={false}
      value={shown ?? null}
      options={sessions.map((value) => ({ value }))}
      onChange={(session: string | null) =>
        session !== null &&
        setUrl((url) => ({
          ...Object.fromEntries([...url].filter(([name]) => kept.includes(name))),
          session,
        }))
      }
    />
  );
};

/** The session in the URL (`?session=2026/2027`), null for the current one. */
export const useChosenSession = (): string | null => {
  const text = useSearchParams()[0].get("session");
  return text !== null && /^\d{4}\/\d{4}$/.test(text) ? text : null;
};
