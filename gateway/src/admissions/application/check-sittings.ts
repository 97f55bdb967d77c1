import { updateOlevel } from "../../../../contract/admissions/applicant.ts";
import type { FieldRefusal, OlevelSittingInput } from "../../generated/schema-types.ts";
import { formFields } from "../../profiles/form-fields.ts";
import { texts } from "../../texts.ts";

const { subjects } = updateOlevel.body.properties;

const sittingForm = formFields(
  {
    schoolName: "school_name",
    examType: "exam_type",
    year: "year",
    examNumber: "exam_number",
  },
  updateOlevel.body.properties,
);

const subjectForm = formFields({ name: "name", grade: "grade" }, subjects.items.properties);

/** What no college need be asked about: how many sittings there are, and texts beyond any length. */
export const checkSittings = (
  sittings: readonly OlevelSittingInput[],
  hasSecondResult: boolean,
): FieldRefusal[] => {
  if (sittings.length < 1 || sittings.length > 2) {
    return [{ field: "sittings", message: texts.application.sittingCount }];
  }
  if (hasSecondResult && sittings.length === 1) {
    return [{ field: "secondResult", message: texts.application.resultWithoutSitting }];
  }
  return sittings.flatMap(wrongFieldsOf);
};

const wrongFieldsOf = (sitting: OlevelSittingInput, index: number): FieldRefusal[] => {
  const place = `sittings.${index}`;
  return [
    ...sittingForm.tooLong(sitting).map((wrong) => at(place, wrong)),
    ...sitting.subjects.flatMap((subject, row) =>
      subjectForm.tooLong(subject).map((wrong) => at(`${place}.subjects.${row}`, wrong)),
    ),
  ];
};

const at = (place: string, { field, message }: FieldRefusal): FieldRefusal => ({
  field: `${place}.${field}`,
  message,
});
