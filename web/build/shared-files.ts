/**
 * The files of the build that several screens share, by what they are for: each with patterns of the paths of its modules. A file
 * also takes what its modules import, unless a file before it has that. So what public pages share with an area stands before
 * the area's own files, and what few screens need stands before what takes it along. `npm run size` shows what each screen loads.
 * The bundler's own split makes fifty files for a screen. A browser requests six at a time, and each costs a cheap phone some
 * milliseconds.
 */
export const sharedModules: Readonly<Record<string, readonly string[]>> = {
  // What every page needs, in files that start one after the other (src/main.ts): packages by how often they change, the session,
  // and the portal's shared parts. The login is included, because most visits start there.
  boot: ["vite/preload-helper", "web/src/lib/next-task"],
  react: packages("react", "react-dom", "scheduler", "react-router", "react-router-dom"),
  graphql: packages(
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
  session: modules("session/apollo-client\\.", "gql/(everywhere|possible-types)\\.", "texts\\."),
  portal: modules(
    "app/App",
    "session/(?!open-session)",
    "portal",
    "public/accounts/login",
    "paths",
    "public/PublicPage",
  ),

  // What the areas share with public pages.
  lib: modules(
    "lib/(dates|money|use-media|use-save|download|use-tab-return)\\.",
    "ui/(ButtonLink|Facts|DownloadButton|BreakableEmail|use-file-download)\\.",
  ),
  checks: ["rules/texts", "rules/profiles/(phone|person-name|latin-letters)"],

  // What the frames and the dashboards of all areas need.
  area: components(
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
  ),
  frame: [
    ...modules(
      "ui/(StatusTag|RegionCard|NavMenu|LoadingLines)\\.",
      "person/HelpBanner",
      "app/shell/(WelcomeBanner|PassportPhoto)",
    ),
    "icons/(User|Download|File|Menu|Warning|CreditCard|Home|Key|Logout|Search|Delete|CaretUp|CaretDown)Outlined",
  ],

  // Parts of several screens of each area.
  statistic: components("statistic"),
  segmented: components("segmented"),
  dialog: modules("ui/ModalDialog"),
  steps: [...modules("ui/Step(List|Count)"), ...components("progress")],
  descriptions: components("descriptions"),
  fields: components("radio", "checkbox"),
  table: components("table"),
  details: [
    "rules/profiles/(personal-details|date-of-birth|personal-changes)",
    "rules/nigeria/states",
    ...modules("person/profiles/personal-details"),
  ],
  draft: modules(
    "lib/(use-draft|use-unload-warning|use-stable-callback|use-submit-when-ready)\\.",
    "ui/focus-field",
    "person/use-unsaved-changes-guard",
  ),
  files: modules("ui/FileField"),

  // Parts of the screens of applicants and students.
  profile: modules(
    "person/profiles/(profile-texts|view/)",
    "person/profiles/form/(personal-changes|PersonalItem)",
    "person/profiles/photo/(picture|reduce-photo|use-photo|photo-draft)",
    "ui/DraftForm",
  ),
  admission: modules(
    "gql/applicant-admissions",
    "applicant/document-file-name",
    "applicant/admissions/(PrintoutButton|test-schedule/TestFacts)",
  ),
  olevel: ["rules/(admissions/olevel|only-problems)"],
  // What is drawn in one section only is loaded with that section.
  form: modules(
    "applicant/admissions/application-form/(?!.*(Page|(Personal|Academic|Jamb|Declaration)Section|ResultField|SittingFields|SubjectRows|RequirementPanel|PlaceItems)\\.)",
  ),
  history: modules("student/payments/history/(?!PaymentTable)", "gql/student-payments"),

  // Parts of the staff's screens.
  staff: modules(
    "staff/shell/(role-context|unsaved-changes|breadcrumb-labels|menu-of)",
    "staff/((courses|accounts|profiles|hostels)/)?texts",
    "staff/kit/(StaffPage|QueryBoundary|SectionCard|StaffDialog|ReasonField|ConfirmWithReason|ScrollBox|FactGrid)",
    "staff/dashboards/Dashboards\\.module",
    "staff/kit/(kit-texts|reason|use-staff-query|use-scroll-focus|format-count|list/StaffList\\.module)",
  ),
  figures: modules("staff/dashboards/(LinkedFigures|figures)", "gql/staff-dashboards"),
  "figure-table": modules("staff/dashboards/FigureTable"),
  filters: modules(
    "staff/kit/list/(ExportButtons|FilterBar|FilterDrawer|SortHeading|list-params|use-list-state)",
  ),
  list: modules("staff/kit/(list|bulk)/"),
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
