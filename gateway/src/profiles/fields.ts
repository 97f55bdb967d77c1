import { updateStudent } from "../../../contract/students/student.ts";
import { formFields } from "./form-fields.ts";

/** The form in which a student changes their profile. */
export const studentForm = formFields(updateStudent.body.properties);
