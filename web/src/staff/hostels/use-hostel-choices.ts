import { HostelChoicesDocument } from "../../gql/staff-hostels.ts";
import { useStaffQuery } from "../kit/use-staff-query.ts";
import { hostelTexts } from "./texts.ts";

/** The filter choices of the hostel office; empty while loading and after a failure. */
export const useHostelChoices = () => {
  const { data } = useStaffQuery(HostelChoicesDocument, {}, { parts: true });
  const hostels = data?.hostelOffice?.hostels ?? [];
  const departments = data?.departmentRecords?.rows ?? [];
  const floors = new Set(hostels.flatMap((hostel) => hostel.floors));
  return {
    hostels: hostels.map(({ id, name }) => ({ value: id, label: name })),
    floors: [...floors]
      .sort((one, other) => one - other)
      .map((floor) => ({ value: String(floor), label: hostelTexts.floor(floor) })),
    departments: departments.map(({ id, name }) => ({ value: id, label: name })),
  };
};
