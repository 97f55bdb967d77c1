import { Flex, Form, Select } from "antd";
import {
  ChangePaymentPlanDocument,
  CreatePaymentPlanDocument,
  PaymentPlansDocument,
  type PaymentPlansQuery_paymentPlans_plans,
} from "../../../../gql/staff-payments.ts";
import { useSave } from "../../../../lib/use-save.ts";
import { useConfirmedForm } from "../../../courses/parts/use-confirmed-change.tsx";
import { FieldRow, RecordForm } from "../../../kit/record/RecordForm.tsx";
import { useLatest } from "../../../kit/record/use-latest.ts";
import { StaffDialog } from "../../../kit/StaffDialog.tsx";
import { levelChoices, namedChoices } from "../../../results/parts/texts.ts";
import { nameOfPlan, sponsorChoices } from "../plan-labels.tsx";
import { PlanEffect } from "./PlanEffect.tsx";
import { inputOf, type PlanValues, problemsOf, valuesOf } from "./plan-values.ts";
import { SharesField } from "./SharesField.tsx";

interface PlanDialogProps {
  /** Null to add one. */
  readonly plan: PaymentPlansQuery_paymentPlans_plans | null;
  readonly session: string;
  readonly departments: readonly { readonly id: string; readonly name: string }[];
  readonly sponsors: readonly { readonly id: string; readonly shortName: string }[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** The form of a plan, with a preview of its effect. Department, level and sponsor cannot be changed later. */
export const PlanDialog = ({
  plan,
  session,
  departments,
  sponsors,
  onClose,
  onDone,
}: PlanDialogProps) => {
  const [create] = useSave(CreatePaymentPlanDocument);
  const [change] = useSave(ChangePaymentPlanDocument);
  const latest = useLatest(PaymentPlansDocument);
  const initial = { values: valuesOf(plan), revision: plan?.revision ?? 0 };
  const { form, question } = useConfirmedForm<PlanValues>({
    initial,
    check: problemsOf,
    send: (values, revision, isConfirmed) => {
      const input = inputOf(session, values);
      return plan
        ? change({ id: plan.id, revision, shares: input.shares, isConfirmed })
        : create({ input, isConfirmed });
    },
    reload: async () => {
      const { paymentPlans } = await latest({ session });
      const now = paymentPlans.plans.find(({ id }) => id === plan?.id);
      return now ? { values: valuesOf(now), revision: now.revision } : null;
    },
    onSaved: onDone,
  });
  const typed: PlanValues = { ...initial.values, ...Form.useWatch([], form.instance) };
  const isSound = Object.keys(problemsOf(typed)).length === 0;
  const name = plan && nameOfPlan(plan);
  return (
    <StaffDialog
      title={name === null ? `Add a plan to ${session}` : `Change the plan: ${name}`}
      onClose={onClose}
    >
      <RecordForm form={form} onCancel={onClose}>
        {plan === null && (
          <FieldRow>
            <Form.Item label="Department" {...form.item("department")}>
              <Select
                showSearch={{ optionFilterProp: "label" }}
                options={[{ value: "", label: "Every department" }, ...namedChoices(departments)]}
              />
            </Form.Item>
            <Form.Item label="Level" {...form.item("level")}>
              <Select
                options={[
                  { value: "", label: "Every level" },
                  ...levelChoices.map((value) => ({ value, label: value })),
                ]}
              />
            </Form.Item>
            <Form.Item
              label="Sponsor"
              {...form.item("sponsor")}
              extra="Its plan counts for the students on its list, before a plan without a sponsor."
            >
              <Select
                showSearch={{ optionFilterProp: "label" }}
                options={[{ value: "", label: "With or without one" }, ...sponsorChoices(sponsors)]}
              />
            </Form.Item>
          </FieldRow>
        )}
        <p style={{ marginBottom: 16 }}>
          The last instalment opens what no other one opens. A late fee is charged from the day
          after a date.
        </p>
        <Flex vertical gap="small">
          <SharesField />
          {isSound && (
            <PlanEffect
              key={JSON.stringify(typed)}
              change={{ id: plan?.id ?? null, plan: inputOf(session, typed) }}
            />
          )}
        </Flex>
      </RecordForm>
      {question}
    </StaffDialog>
  );
};
