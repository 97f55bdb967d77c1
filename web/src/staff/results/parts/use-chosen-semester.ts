import { useSearchParams } from "react-router-dom";

/**
 * The semester in the URL (`?semester=7`), null for the running one, and its setter. Other filters in the URL stay, but
 * the page is reset.
 */
export const useChosenSemester = (): readonly [string | null, (id: string) => void] => {
  const [url, setUrl] = useSearchParams();
  const text = url.get("semester");
  const choose = (id: string) => {
    const next = new URLSearchParams(url);
    next.delete("page");
    next.set("semester", id);
    setUrl(next);
  };
  return [text !== null && /^\d{1,9}$/.test(text) ? text : null, choose];
};
