const number = new Intl.NumberFormat("en-NG");

export const formatCount = (count: number): string => number.format(count);

export const listTexts = {
  range: (first: number, last: number, total: number) =>
    `${number.format(first)}–${number.format(last)} of ${number.format(total)}`,
  noneMatch: "Nothing matches the search and filters",
  clear: "Clear search and filters",
  clearFilters: "Clear filters",
  apply: "Show results",
  drawer: "Filters",
  removeFilter: (label: string) => `Remove filter ${label}`,
  previous: "Previous page",
  next: "Next page",
  pageOf: (page: number, pages: number) => `Page ${number.format(page)} of ${number.format(pages)}`,
  pages: (label: string) => `Pages of ${label}`,
  size: "Rows per page",
  perPage: (size: number) => `${size} a page`,
  sort: "Sort by",
  ascending: (title: string) => `${title}, ascending`,
  descending: (title: string) => `${title}, descending`,
  filters: (count: number) => (count === 0 ? "Filters" : `Filters (${count})`),
  any: "Any",
  yes: "Yes",
  no: "No",
  export: "Export",
  exportOf: (what: string) => `Export ${what}`,
  exportAs: (format: string, what = "") => `Export ${what && `${what} `}as ${format}`,
  exporting: "Preparing the file…",
  exportDone: "The export is in your downloads.",
  exportFailed: "The export could not be made. Please try again.",
  exportBusy: "Too many exports are being made at once. Please try again in a minute.",
  exportForbidden: "You may not export this list.",
  select: (name: string) => `Select ${name}`,
  selectPage: "Select every row of this page",
  selected: (count: number) => `${number.format(count)} selected`,
  selectAll: (total: number) => `Select all ${number.format(total)} that match`,
  selectingAll: "Selecting…",
  unselect: "Clear selection",
  tooMany: (most: number) =>
    `At most ${number.format(most)} can be changed at once. Narrow the list first.`,
};
