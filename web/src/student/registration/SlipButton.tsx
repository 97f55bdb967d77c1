import { PdfButton } from "../../ui/PdfButton.tsx";
import { registrationTexts } from "./registration-texts.ts";

export const SlipButton = ({ path }: { path: string }) => (
  <PdfButton
    path={path}
    fileName={registrationTexts.slip.fileName}
    labels={registrationTexts.slip}
  />
);
