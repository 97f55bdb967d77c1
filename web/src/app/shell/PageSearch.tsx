import { SearchOutlined } from "@ant-design/icons";
import { AutoComplete } from "antd";
import { useId, useState } from "react";
import { useNavigate } from "react-router-dom";
import { classNames } from "../../lib/class-names.ts";
import type { ViewerRole } from "../../session/login-path.ts";
import { findPages } from "./find-pages.ts";
import styles from "./Shell.module.css";
import { useViewerRoutes } from "./use-viewer-routes.ts";

/** Finds the viewer's screens by name. Arrows choose, Enter opens, Escape closes. */
export const PageSearch = ({ viewerRole }: { viewerRole: ViewerRole }) => {
  const [query, setQuery] = useState("");
  const navigate = useNavigate();
  const found = findPages(useViewerRoutes(viewerRole), query);
  return (
    <search className={styles.search}>
      <AutoComplete
        id={useId()}
        className={classNames(styles.searchField)}
        aria-label="Search your pages"
        placeholder="Search your pages"
        prefix={<SearchOutlined aria-hidden />}
        value={query}
        showSearch={{ filterOption: false, onSearch: setQuery }}
        options={found.map(({ path, title }) => ({ value: path, label: title }))}
        // A virtual list gives a screen reader only the options around the active one.
        virtual={false}
        defaultActiveFirstOption
        notFoundContent={query.trim() && <span role="status">No page matches</span>}
        onSelect={(path: string) => {
          setQuery("");
          navigate(path);
        }}
      />
    </search>
  );
};
