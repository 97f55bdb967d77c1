import { profileTexts } from "../profile-texts.ts";
import { profileFormTexts } from "./profile-form-texts.ts";
import type { ProfileField } from "./profile-rules.ts";

const maritalStatuses = ["Single", "Married", "Divorced", "Widowed"] as const;
const bloodGroups = ["A+", "A-", "B+", "B-", "AB+", "AB-", "O+", "O-"] as const;
const religions = ["Christianity", "Islam", "Traditional", "Other"] as const;

/** The kind of control for a field. */
export type Control =
  | {
      readonly kind: "text" | "phone" | "lines";
      readonly autoComplete?: string;
      readonly hint?: string;
    }
  | { readonly kind: "choice"; readonly options: readonly string[] };

const text = { kind: "text" } as const;

export const controls: Readonly<Record<ProfileField, Control>> = {
  phone: { kind: "phone", autoComplete: "tel" },
  address: { kind: "lines", autoComplete: "street-address" },
  emergencyContact: { kind: "lines", hint: profileFormTexts.emergencyHint },
  maritalStatus: { kind: "choice", options: maritalStatuses },
  religion: { kind: "choice", options: religions },
  bloodGroup: { kind: "choice", options: bloodGroups },
  nationality: { kind: "text", autoComplete: "country-name" },
  lga: text,
  maidenName: text,
  parentName: text,
  parentPhone: { kind: "phone" },
  parentAddress: { kind: "lines" },
};

/** The form's groups of fields, in order. */
type FieldGroup = readonly [title: string, fields: readonly ProfileField[]];

const fieldGroups: readonly FieldGroup[] = [
  [profileTexts.groups.contact, ["phone", "address", "emergencyContact"]],
  [
    profileTexts.groups.personal,
    ["maritalStatus", "religion", "bloodGroup", "nationality", "lga", "maidenName"],
  ],
  [profileTexts.groups.guardian, ["parentName", "parentPhone", "parentAddress"]],
];

/** The groups that contain any of `fields`, with only these fields. */
export const groupsOf = (fields: readonly ProfileField[]): readonly FieldGroup[] =>
  fieldGroups
    .map(([title, all]): FieldGroup => [title, all.filter((field) => fields.includes(field))])
    .filter(([, kept]) => kept.length > 0);

/** The choices of a field, with the current value added if it is none of them. */
export const choicesWith = (options: readonly string[], current: string): readonly string[] =>
  current === "" || options.includes(current) ? options : [current, ...options];
