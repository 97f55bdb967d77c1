import Type, {
  type TArray,
  type TBoolean,
  type TEnum,
  type TInteger,
  type TNull,
  type TObject,
  type TOptional,
  type TString,
  type TUnion,
} from "typebox";
import {
  defineEndpoint,
  type Endpoint,
  type EndpointArea,
  type EndpointFailure,
} from "./endpoint.ts";
import { FieldErrors, guardFailures, Unset } from "./shapes.ts";
import type { StaffRole } from "./staff/role.ts";

const ImportProblem = Type.Object({
  row: Type.Integer({ description: "As a spreadsheet counts: the headings are row 1." }),
  column: Unset(Type.String({ description: "Null where the row as a whole is wrong." })),
  message: Type.String(),
});

/** A file of records that staff import: all of its rows or none, unless it can leave out wrong ones. */
export interface ImportEndpoint<Preview extends TObject = TObject, Params extends TObject = TObject>
  extends Endpoint {
  readonly method: "POST";
  readonly auth: "staff";
  readonly roles: readonly StaffRole[];
  readonly encoding: "multipart";
  readonly status: 200;
  readonly params?: Params;
  readonly body: TObject<{
    file: TString;
    dry_run: TEnum<["true", "false"]>;
    reason: TOptional<TString>;
    preview: TOptional<TString>;
    leave_out_wrong: TOptional<TEnum<["true", "false"]>>;
  }>;
  readonly response: TObject<{
    dry_run: TBoolean;
    row_count: TInteger;
    imported: TInteger;
    error_count: TInteger;
    errors: TArray<TObject<{ row: TInteger; column: TUnion<[TString, TNull]>; message: TString }>>;
    preview: TArray<Preview>;
    overwritten: TOptional<TInteger>;
    preview_mark: TOptional<TString>;
  }>;
}

interface ImportOptions<Preview extends TObject, Params extends TObject> {
  readonly path: `/${string}/`;
  readonly area: EndpointArea;
  readonly summary: string;
  readonly roles: readonly StaffRole[];
  /** Of its path, where what is imported belongs to one record. */
  readonly params?: Params;
  /** The preview of a row before it is imported. */
  readonly preview: Preview;
  /** Refusals of its own, and how it guards; the usual guard's unless said. */
  readonly failures?: readonly EndpointFailure[];
}

/**
 * An import of CSV (UTF-8) or Excel (.xlsx), at most 5 MB and 10,000 rows, with named columns. A trial run answers what the
 * import would; where a row is wrong nothing is imported, and `errors` says why. Some imports can leave wrong rows out.
 */
export const defineImportEndpoint = <Preview extends TObject, Params extends TObject = TObject>({
  path,
  area,
  summary,
  roles,
  params,
  preview,
  failures = [...guardFailures],
}: ImportOptions<Preview, Params>): ImportEndpoint<Preview, Params> =>
  defineEndpoint({
    method: "POST",
    path,
    area,
    origin: "extension",
    summary,
    auth: "staff",
    roles,
    ...(params && { params }),
    body: Type.Object({
      file: Type.String({
        format: "binary",
        description: "CSV in UTF-8, or Excel (.xlsx): at most 5 MB and 10,000 rows.",
      }),
      dry_run: Type.Enum(["true", "false"]),
      reason: Type.Optional(Type.String({ maxLength: 500 })),
      preview: Type.Optional(
        Type.String({
          maxLength: 100,
          description: "`preview_mark` of the trial run, where it answered one.",
        }),
      ),
      leave_out_wrong: Type.Optional(
        Type.Enum(["true", "false"], {
          description: "Takes the other rows. Most imports refuse it: they take all rows or none.",
        }),
      ),
    }),
    encoding: "multipart",
    status: 200,
    response: Type.Object({
      dry_run: Type.Boolean(),
      row_count: Type.Integer(),
      /** 0 after a trial run, and where there are errors. */
      imported: Type.Integer(),
      error_count: Type.Integer(),
      errors: Type.Array(ImportProblem, { description: "The first 200, by row." }),
      preview: Type.Array(preview, { description: "The first 50 rows." }),
      overwritten: Type.Optional(
        Type.Integer({ description: "How many values stood already, and are others in the file." }),
      ),
      preview_mark: Type.Optional(Type.String({ description: "Stands for those values." })),
    }),
    failures: [
      {
        status: 400,
        body: FieldErrors,
        when: "`file` is no table that can be read, or its columns are others; a field is not valid.",
      },
      { status: 413, body: FieldErrors, when: "The file is larger than 5 MB." },
      ...failures,
    ],
  });
