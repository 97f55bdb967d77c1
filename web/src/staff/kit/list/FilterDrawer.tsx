import { Button, Drawer, Flex, Form, Input, Select } from "antd";
import { useId } from "react";

/** A choice of a filter. A text is value and label in one. */
type Choice = string | { readonly value: string; readonly label: string };

export interface FilterField<Kinds> {
  readonly name: keyof Kinds & string;
  readonly label: string;
  /** The choices of a select filter. `flag` filters have yes and no. */
  readonly choices?: readonly Choice[];
  /** The type of the input of other filters. */
  readonly type?: "date" | "number" | "text" | "flag";
}

const flagChoices = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

/** The choices of a filter; undefined if it is typed. */
export const choicesOf = ({ choices, type }: Pick<FilterField<never>, "choices" | "type">) =>
  type === "flag"
    ? flagChoices
    : choices?.map((choice) =>
        typeof choice === "string" ? { value: choice, label: choice } : { ...choice },
      );

/** The filter's value for a chosen or typed text; null if it is empty. */
export const filterValue = (
  { type }: Pick<FilterField<never>, "type">,
  text: string,
): string | number | boolean | null => {
  const value = text.trim();
  if (value === "") return null;
  if (type === "flag") return value === "yes";
  return type === "number" ? Number(value) : value;
};

interface FilterDrawerProps<Kinds> {
  readonly fields: readonly FilterField<Kinds>[];
  readonly open: boolean;
  /** The filter's value as in the URL. */
  readonly textOf: (field: FilterField<Kinds>) => string;
  readonly onApply: (texts: Readonly<Record<string, string | undefined>>) => void;
  readonly onClose: () => void;
}

/** All filters of a list. They are applied together. */
export const FilterDrawer = <Kinds,>(props: FilterDrawerProps<Kinds>) => {
  const { fields, open, textOf, onApply, onClose } = props;
  const [form] = Form.useForm<Record<string, string | undefined>>();
  const id = useId();
  return (
    <Drawer
      title="Filters"
      open={open}
      onClose={onClose}
      destroyOnHidden
      size="min(24rem, 100vw)"
      footer={
        <Flex gap="small" justify="end">
          <Button onClick={() => onApply({})}>Clear filters</Button>
          <Button type="primary" htmlType="submit" form={id}>
            Show results
          </Button>
        </Flex>
      }
    >
      <Form
        form={form}
        // The name is also the element's id, which the button in the footer submits.
        name={id}
        layout="vertical"
        preserve={false}
        initialValues={Object.fromEntries(
          fields.map((field) => [field.name, textOf(field) || undefined]),
        )}
        onFinish={onApply}
      >
        {fields.map((field) => {
          const choices = choicesOf(field);
          return (
            <Form.Item<Record<string, string>>
              key={field.name}
              name={`${field.name}`}
              label={field.label}
            >
              {choices ? (
                <Select
                  allowClear
                  showSearch={{ optionFilterProp: "label" }}
                  placeholder="Any"
                  options={choices}
                />
              ) : (
                // The device's own date input is easier to use on a phone than a calendar drawn in the page.
                <Input type={field.type ?? "text"} min={0} autoComplete="off" />
              )}
            </Form.Item>
          );
        })}
      </Form>
    </Drawer>
  );
};
