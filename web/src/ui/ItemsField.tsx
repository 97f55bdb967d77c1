import { Checkbox, Flex } from "antd";
import { sectionHeadings } from "../lib/charge-sections.ts";
import { formatAmount } from "../lib/money.ts";
import { groupsOf, type PayableItem, sumOf } from "../lib/payable-items.ts";
import { usePortal } from "../portal/PortalProvider.tsx";
import styles from "./ItemsField.module.css";

interface ItemsFieldProps {
  readonly items: readonly PayableItem[];
  readonly labelId: string;
  /** Called after a change, when the form knows it. */
  readonly onChosen?: (keys: readonly string[]) => void;
  /** The rest is given by `Form.Item`, or by a page without a form. */
  readonly id?: string;
  readonly value?: readonly string[];
  readonly onChange?: (keys: readonly string[]) => void;
  readonly "aria-describedby"?: string;
}

interface ChoiceProps {
  readonly name: string;
  /** What the checkbox stands for. */
  readonly items: readonly PayableItem[];
  readonly isHead: boolean;
  readonly value: readonly string[];
  readonly onChange: (keys: readonly string[]) => void;
}

/** One checkbox for one or several items, with what they come to. */
const Choice = ({ name, items, isHead, value, onChange }: ChoiceProps) => {
  const { currencySymbol } = usePortal();
  const keys = items.map(({ key }) => key);
  const chosen = keys.filter((key) => value.includes(key));
  const others = value.filter((key) => !keys.includes(key));
  return (
    <div className={isHead ? styles.head : styles.choice}>
      <Checkbox
        checked={chosen.length === keys.length}
        indeterminate={chosen.length > 0 && chosen.length < keys.length}
        onChange={({ target }) => onChange(target.checked ? [...others, ...keys] : others)}
      >
        <Flex justify="space-between" gap="small">
          <span>{name}</span>{" "}
          <span className={styles.amount}>{`${currencySymbol}${formatAmount(sumOf(items))}`}</span>
        </Flex>
      </Checkbox>
    </div>
  );
};

/** What a student can pay by session and section: a checkbox for each item, for each section, and for all. */
export const ItemsField = (props: ItemsFieldProps) => {
  const { items, labelId, onChosen, id, value = [], onChange } = props;
  const choose = (keys: readonly string[]) => {
    onChange?.(keys);
    onChosen?.(keys);
  };
  const choice = { value, onChange: choose };
  return (
    <fieldset
      id={id}
      className={styles.items}
      // A form focuses a field with an error.
      tabIndex={-1}
      aria-labelledby={labelId}
      aria-describedby={props["aria-describedby"]}
    >
      <Flex vertical>
        {items.length > 1 && <Choice name="All" items={items} isHead {...choice} />}
        {groupsOf(items).map(({ session, section, items: own }) => {
          const [first] = own;
          if (first === undefined) return null;
          return own.length === 1 ? (
            <Choice
              key={first.key}
              name={`${first.label}, ${session}`}
              items={own}
              isHead
              {...choice}
            />
          ) : (
            <Flex vertical key={first.key}>
              <Choice
                name={`${sectionHeadings[section]}, ${session}`}
                items={own}
                isHead
                {...choice}
              />
              {own.map((item) => (
                <Choice
                  key={item.key}
                  name={item.label}
                  items={[item]}
                  isHead={false}
                  {...choice}
                />
              ))}
            </Flex>
          );
        })}
      </Flex>
    </fieldset>
  );
};
