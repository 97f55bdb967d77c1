/** Path of the signed-in student's hostel printout on this gateway. */
export const printoutUrl = "/download/hostel-printout";
