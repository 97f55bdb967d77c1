import { Button, Flex } from "antd";
import { useState } from "react";
import { ReissueIdCardDocument, StudentIdCardsDocument } from "../../gql/staff-students.ts";
import { formatMoment } from "../../lib/dates.ts";
import { useSave } from "../../lib/use-save.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { useFeedback } from "../../ui/Feedback.tsx";
import { ConfirmWithReason } from "../kit/ConfirmWithReason.tsx";
import { QueryBoundary } from "../kit/QueryBoundary.tsx";
import { useStaffQuery } from "../kit/use-staff-query.ts";
import { HistoryTable } from "../profiles/HistoryTable.tsx";

/** The ID cards that were issued to a student. A lost one is replaced here. */
export const IdCards = ({ studentId }: { readonly studentId: string }) => {
  const { timeZone } = usePortal();
  const { toast } = useFeedback();
  const query = useStaffQuery(StudentIdCardsDocument, { studentId });
  const [reissuing, setReissuing] = useState(false);
  const [reissue] = useSave(ReissueIdCardDocument);
  return (
    <QueryBoundary query={query}>
      {({ studentIdCards: cards }) => {
        const [valid] = cards;
        return (
          <Flex vertical gap="middle" align="start">
            <HistoryTable
              label="ID cards"
              empty="The student has not printed an ID card yet."
              rows={cards}
              rowKey={({ number }) => String(number)}
              columns={[
                {
                  title: "Card",
                  cell: ({ number }) => (number === 1 ? "First" : `Reissue ${number - 1}`),
                },
                { title: "Issued", cell: ({ issuedAt }) => formatMoment(issuedAt, timeZone) },
                {
                  title: "Valid",
                  cell: ({ number }) => (number === valid?.number ? "Yes" : "No"),
                },
                { title: "Reissued by", cell: ({ issuedBy }) => issuedBy ?? "–" },
                { title: "Reason", cell: ({ reason }) => reason ?? "–" },
              ]}
            />
            {valid && <Button onClick={() => setReissuing(true)}>Reissue the ID card</Button>}
            {valid && reissuing && (
              <ConfirmWithReason
                title="Reissue the ID card"
                action="Reissue"
                onConfirm={async (reason) => {
                  const { reissueIdCard: answer } = await reissue({
                    input: { studentId, reason, seen: valid.number },
                  });
                  return answer.__typename === "Refusal" ? answer : null;
                }}
                onDone={() => {
                  setReissuing(false);
                  toast("success", "The student can print the new ID card.");
                  query.reload();
                }}
                onClose={() => setReissuing(false)}
              >
                <p>The card that the student has now is not valid any more.</p>
              </ConfirmWithReason>
            )}
          </Flex>
        );
      }}
    </QueryBoundary>
  );
};
