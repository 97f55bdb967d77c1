import { Button } from "antd";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";

test("a button takes a press as soon as it has stopped loading", async () => {
  const onPress = vi.fn();
  let stopLoading = () => {};
  function Save() {
    const [isLoading, setLoading] = useState(true);
    stopLoading = () => setLoading(false);
    return (
      <Button loading={isLoading} title={isLoading ? "loading" : "ready"} onClick={onPress}>
        Save
      </Button>
    );
  }
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  root.render(<Save />);
  await expect.poll(() => place.querySelector("button")?.title).toBe("loading");
  // Between the change of the document and the ordinary effects, which React runs later.
  new MutationObserver(() => place.querySelector<HTMLElement>("[title=ready]")?.click()).observe(
    place,
    { attributes: true, subtree: true, attributeFilter: ["title"] },
  );
  stopLoading();
  await expect.poll(() => place.querySelector("button")?.title).toBe("ready");
  await expect.poll(() => onPress.mock.calls.length).toBe(1);
  root.unmount();
  place.remove();
});
