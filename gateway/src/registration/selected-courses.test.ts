import { expect, test } from "vitest";
import { testCatalogue } from "../../testing/error-catalogue.ts";
import {
  availableRoute,
  registeredRoute,
  registrationStatusRoute,
} from "../../testing/scripted-courses.ts";

const catalogue = testCatalogue([]);
const routes = [availableRoute, registrationStatusRoute, registeredRoute];

/** What the college was asked for a selection of fields, and the answer. */
const read = async (fields: string) => {
  const college = catalogue.college();
  const browser = catalogue.gateway().browser();
  await browser.signIn("COHT/2024/002", "bello");
  college.forget();
  const { data, errors } = await browser.graphql(
    `{ viewer { ... on Student { courseRegistration { courses { ${fields} } } } } }`,
  );
  expect(errors).toEqual([]);
  return { data, asked: routes.filter((route) => college.callsTo(route).length > 0) };
};

test.each([
  ["status { isComplete totalCourses }", [registrationStatusRoute]],
  ["slipUrl", [registrationStatusRoute]],
  ["registered { id }", [registeredRoute]],
  ["registered { id } status { isComplete }", [registrationStatusRoute, registeredRoute]],
  ["carryovers { id isRegistered }", [availableRoute, registeredRoute]],
  ["newCourses { id } status { isComplete }", routes],
])("asks the college only for what is selected: %s", async (fields, asked) => {
  const answer = await read(`... on RegistrationCourses { ${fields} }`);

  expect(answer.asked).toEqual(asked);
});

test.each([
  ["__typename", registrationStatusRoute],
  ["__typename ... on RegistrationCourses { status { isComplete } }", registrationStatusRoute],
  ["__typename ... on RegistrationCourses { registered { id } }", registeredRoute],
])("finds unpaid tuition with %s", async (fields, route) => {
  catalogue.college().on(route, { status: 402, body: {} });
  const { data } = await read(fields);

  expect(data).toEqual({
    viewer: { courseRegistration: { courses: { __typename: "Refusal" } } },
  });
});
