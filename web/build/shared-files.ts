import { componentsWithOwnSheet } from "./antd-usage.ts";

/**
 * The files of the build that several screens share, by what they are for: each with patterns of the paths of its modules. A file
 * also takes what its modules import, unless a file before it has that. So what public pages share with an area stands before
 * the area's own files, and what few screens need stands before what takes it along. `npm run size` shows what each screen loads.
 * The bundler's own split makes fifty files for a screen. A browser requests six at a time, and each costs a cheap phone some
 * milliseconds.
 */
export const sharedModules: Readonly<Record<string, readonly string[]>> = {
  // Each in a file of its own. An area's file would take them along, and other areas' screens then loaded that.
  ...Object.fromEntries(componentsWithOwnSheet.map((name) => [name, [`antd-styles/${name}\\.`]])),

  // The entry, which asks the first queries before all else has arrived, with what the rest shares with it. If it stood in no
  // group, the page would name a file that only imports this one.
  first: [
    "vite/preload-helper",
    ...modules("main\\.", "session/(first-queries|gateway-request)\\."),
  ],
  // What every page needs, in files that start one after the other (src/app/start-in-parts.ts): packages by how often they change,
  // each with what opens the session or the portal over it. The login is included, because most visits start there.
  react: [
    ...packages("react", "react-dom", "scheduler", "react-router", "react-router-dom"),
    ...modules("app/start-in-parts\\.", "lib/next-task\\."),
  ],
  graphql: [
    ...packages(
      "@apollo",
      "graphql",
      "rxjs",
      "@wry",
      "optimism",
      "apollo-upload-client",
      "extract-files",
      "is-plain-obj",
      "tslib",
    ),
    ...modules(
      "session/(apollo-client|open-session)\\.",
      "gql/(everywhere|possible-types)\\.",
      "texts\\.",
    ),
  ],
  portal: [
    ...modules(
      "app/(App|start)\\.",
      "session/",
      "portal",
      "public/accounts/login",
      "paths",
      "public/PublicPage",
      // What the areas share with it.
      "lib/(dates|money|use-media|use-save|download|use-tab-return)\\.",
      "ui/(ButtonLink|Facts|DownloadButton|BreakableEmail|use-file-download)\\.",
      // A browser would request the few rules of each as a file of its own.
      "(ui/.*|app/shell/WelcomeBanner)\\.module\\.css",
    ),
    // Few rules, which the areas share with some public pages.
    "rules/texts",
    "rules/profiles/(phone|person-name|latin-letters)",
  ],

  // What the frames and the dashboards of all areas need.
  area: [
    ...components(
      "auto-complete",
      "select",
      "menu",
      "dropdown",
      "tag",
      "card",
      "typography",
      "tooltip",
      "flex",
      "empty",
      "drawer",
      "layout",
      "progress",
      "descriptions",
      "radio",
      "checkbox",
    ),
    ...modules(
      "ui/(indexing-gaps|StatusTag|RegionCard|NavMenu|LoadingLines|StepList|StepCount)\\.",
      "person/HelpBanner",
      "app/shell/(WelcomeBanner|PassportPhoto)",
    ),
    "rules/payments/texts",
    "icons/(User|Plus|Download|File|FileText|FileDone|Menu|Warning|CreditCard|AccountBook|Home|Key|Logout|Search|Delete|CaretUp|CaretDown|Schedule|ExclamationCircle)Outlined",
  ],

  // Parts of several screens of each area.
  figure: components("statistic", "segmented"),
  dialog: modules("ui/ModalDialog"),
  table: components("table"),
  details: [
    "rules/profiles/(personal-details|date-of-birth|personal-changes)",
    "rules/nigeria/states",
    "rules/(admissions/olevel|only-problems)",
    ...modules(
      "person/profiles/personal-details",
      "lib/(use-draft|use-unload-warning|use-stable-callback|use-submit-when-ready)\\.",
      "ui/focus-field",
      "person/use-unsaved-changes-guard",
    ),
  ],
  files: modules("ui/FileField"),

  // The frame of the screens of applicants and students, and the styles of all of them.
  person: [
    "antd-styles/person",
    ...modules(
      "app/shell/",
      "(student|applicant|person)/.*\\.module\\.css",
      "applicant/admissions/(PrintoutButton|test-schedule/(TestFacts|notice-due))",
      "applicant/document-file-name",
      "gql/applicant-admissions",
    ),
  ],
  // Parts of these screens.
  profile: modules(
    "person/profiles/(profile-texts|view/)",
    "person/profiles/form/(personal-changes|PersonalItem)",
    "person/profiles/photo/(picture|reduce-photo|use-photo|photo-draft)",
    "ui/DraftForm",
  ),
  // What is drawn in one section only is loaded with that section.
  form: modules(
    "applicant/admissions/application-form/(?!.*(Page|(Personal|Academic|Jamb|Declaration)Section|ResultField|SittingFields|SubjectRows|RequirementPanel|PlaceItems)\\.)",
  ),
  "student-payments": modules(
    "student/payments/(history/(?!PaymentTable)|plan/)",
    "student/counts",
    "gql/student-payments",
  ),

  // What nearly all screens of the staff have, but no dashboard.
  "staff-dialog": modules("staff/kit/(StaffDialog|ReasonField|ConfirmWithReason|reason)\\."),

  // The frame of the staff's screens, the styles of all of them, and what most of them have.
  staff: modules(
    "staff/StaffArea\\.",
    "staff/(?!accounts/entry/).*\\.module\\.css",
    "staff/shell/(role-context|unsaved-changes|breadcrumb-labels|menu-of|use-staff-search)",
    "staff/((courses|accounts|hostels)/)?texts",
    "staff/kit/(StaffPage|QueryBoundary|SectionCard|ScrollBox|FactGrid)",
    "staff/dashboards/(Dashboards\\.module|LinkedFigures|figures|FigureTable|ChartCard|charts/lazy-charts)",
    "staff/kit/(kit-texts|use-staff-query|use-scroll-focus|format-count|list/StaffList\\.module)",
    "staff/kit/list/(ExportButtons|FilterBar|FilterDrawer|SortHeading|list-params|use-list-state)",
    "gql/staff-dashboards",
  ),
  list: modules(
    "staff/kit/(list|bulk)/",
    "staff/profiles/(choices|standing-tag)",
    "staff/results/parts/(previewed-change|entered-share|texts)",
  ),
};

function packages(...names: readonly string[]): readonly string[] {
  return names.map((name) => `node_modules/${name}/`);
}

function components(...names: readonly string[]): readonly string[] {
  return names.map((name) => `node_modules/antd/es/${name}/`);
}

function modules(...paths: readonly string[]): readonly string[] {
  return paths.map((path) => `web/src/${path}`);
}

/** For rolldown's `codeSplitting.groups`. */
export const sharedFiles = Object.entries(sharedModules).map(([name, paths]) => ({
  name,
  test: new RegExp(paths.join("|")),
}));
