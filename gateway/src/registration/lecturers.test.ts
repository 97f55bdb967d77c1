import { expect, test } from "vitest";
import { namesOf } from "./lecturers.ts";

test.each([
  [undefined, []],
  [null, []],
  [7, []],
  ["", []],
  ["Tunde Balogun", ["Tunde Balogun"]],
  [
    ["Tunde Balogun", " Ngozi Eze "],
    ["Tunde Balogun", "Ngozi Eze"],
  ],
  [[{ name: "Tunde Balogun", surname: "B." }], ["Tunde Balogun"]],
  [[{ fullName: "", firstName: "Ngozi", surname: "Eze" }], ["Ngozi Eze"]],
  [{ title: "Dr", firstName: "Ngozi", lastName: "Eze", id: 3 }, ["Dr Ngozi Eze"]],
  [[{ id: 3 }, null, 4, [], { name: null }], []],
])("the lecturers %j are %j", (lecturers, names) => {
  expect(namesOf(lecturers)).toEqual(names);
});
