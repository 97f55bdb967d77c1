import { listHostels } from "../../../../contract/hostels/places.ts";
import type { CollegeCalls } from "../../college/calls.ts";
import type { HostelOffice } from "../../generated/schema-types.ts";
import { exportLinks } from "../../lists/export-links.ts";
import { hostelKinds } from "./hostel-kind.ts";

export const readHostelOffice = async (college: CollegeCalls): Promise<HostelOffice> => {
  const { settings, hostels } = await college.read(listHostels, {});
  return {
    settings: settings && {
      session: settings.session,
      isApplicationOpen: settings.is_application_open,
      deadline: settings.application_deadline,
      revision: settings.revision,
    },
    hostels: hostels.map((hostel) => ({
      ...hostel,
      id: String(hostel.id),
      kind: hostelKinds[hostel.kind],
    })),
    export: exportLinks(listHostels.path, {}),
  };
};
