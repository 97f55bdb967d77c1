import { Button, Drawer, Flex, Form, Input, Select } from "antd";
import { useId } from "react";
import { choicesOf, type FilterField } from "./filter-field.ts";
import { listTexts } from "./list-texts.ts";

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
      title={listTexts.drawer}
      open={open}
      onClose={onClose}
      destroyOnHidden
      size="min(24rem, 100vw)"
      footer={
        <Flex gap="small" justify="end">
          <Button onClick={() => onApply({})}>{listTexts.clearFilters}</Button>
          <Button type="primary" htmlType="submit" form={id}>
            {listTexts.apply}
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
                  placeholder={listTexts.any}
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
