import { registrationInfo } from "../../../contract/registration.ts";
import type { CollegeCalls } from "./calls.ts";

export const fetchRegistrationInfo = (calls: CollegeCalls) => calls.read(registrationInfo, {});
