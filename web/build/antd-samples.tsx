import * as antd from "antd";
import { Fragment, type ReactNode } from "react";

/** Exports of antd that bring no styles of their own: frames, hooks and helpers. */
const unstyled: readonly string[] = ["ConfigProvider", "theme", "version"];

const items = [{ key: "1", label: "One", children: "One" }];
const menuItems = [{ key: "1", label: "One" }];

/**
 * One rendering of each component with all of its parts. To render it registers its styles and those of the components
 * that it is made of. Overlays are not rendered on a server, so a component whose overlay holds other components (a
 * Select's Empty, say) names them here.
 */
const samples: Readonly<Record<string, ReactNode>> = {
  Alert: <antd.Alert title="x" closable showIcon />,
  AutoComplete: (
    <>
      <antd.AutoComplete options={[]} />
      <antd.Empty />
    </>
  ),
  Avatar: (
    <antd.Avatar.Group>
      <antd.Avatar>x</antd.Avatar>
    </antd.Avatar.Group>
  ),
  Badge: (
    <>
      <antd.Badge count={1}>x</antd.Badge>
      <antd.Badge.Ribbon text="x">x</antd.Badge.Ribbon>
    </>
  ),
  Breadcrumb: <antd.Breadcrumb items={[{ title: "x" }]} />,
  Button: (
    <antd.Button loading icon="x">
      x
    </antd.Button>
  ),
  Card: (
    <antd.Card title="x" loading>
      <antd.Card.Meta title="x" />
    </antd.Card>
  ),
  Checkbox: (
    <antd.Checkbox.Group>
      <antd.Checkbox value="x">x</antd.Checkbox>
    </antd.Checkbox.Group>
  ),
  Collapse: <antd.Collapse items={items} />,
  Descriptions: <antd.Descriptions title="x" items={items} />,
  Drawer: (
    <>
      <antd.Drawer loading />
      <antd.Skeleton />
    </>
  ),
  Dropdown: (
    <>
      <antd.Dropdown menu={{ items: menuItems }}>
        <antd.Button>x</antd.Button>
      </antd.Dropdown>
      <antd.Menu items={menuItems} />
    </>
  ),
  Empty: <antd.Empty />,
  Flex: <antd.Flex vertical>x</antd.Flex>,
  Form: (
    <antd.Form>
      <antd.Form.Item label="x" help="x" tooltip="x" name="x">
        <antd.Input />
      </antd.Form.Item>
    </antd.Form>
  ),
  Input: (
    <>
      <antd.Input allowClear showCount />
      <antd.Input.Password />
      <antd.Input.TextArea showCount />
      <antd.Input.Search />
      <antd.Input.OTP />
    </>
  ),
  Layout: (
    <antd.Layout>
      <antd.Layout.Header />
      <antd.Layout.Sider collapsible>x</antd.Layout.Sider>
      <antd.Layout.Content />
      <antd.Layout.Footer />
    </antd.Layout>
  ),
  Menu: (
    <antd.Menu
      mode="inline"
      items={[{ key: "1", label: "x", children: menuItems }, { type: "divider" }]}
    />
  ),
  Modal: (
    <>
      <antd.Modal loading />
      <antd.Modal._InternalPanelDoNotUseOrYouWillBeFired type="confirm" />
      <antd.Button />
      <antd.Skeleton />
    </>
  ),
  notification: (
    <antd.notification._InternalPanelDoNotUseOrYouWillBeFired title="x" description="x" />
  ),
  Pagination: <antd.Pagination total={100} showSizeChanger showQuickJumper />,
  Progress: (
    <>
      <antd.Progress percent={5} />
      <antd.Progress percent={5} type="circle" />
    </>
  ),
  QRCode: <antd.QRCode value="x" type="svg" status="loading" />,
  Radio: (
    <antd.Radio.Group>
      <antd.Radio value="1">x</antd.Radio>
      <antd.Radio.Button value="2">x</antd.Radio.Button>
    </antd.Radio.Group>
  ),
  Result: <antd.Result title="x" />,
  Segmented: <antd.Segmented options={["x"]} />,
  Select: (
    <>
      <antd.Select options={[]} showSearch allowClear />
      <antd.Select options={[]} mode="multiple" />
      <antd.Empty />
    </>
  ),
  Skeleton: (
    <>
      <antd.Skeleton avatar active />
      <antd.Skeleton.Button />
      <antd.Skeleton.Input />
    </>
  ),
  Slider: (
    <>
      <antd.Slider />
      <antd.Tooltip title="x">
        <span />
      </antd.Tooltip>
    </>
  ),
  Space: (
    <>
      <antd.Space>x</antd.Space>
      <antd.Space.Compact>
        <antd.Input />
        <antd.Button>x</antd.Button>
      </antd.Space.Compact>
      <antd.Space.Addon>x</antd.Space.Addon>
    </>
  ),
  Spin: <antd.Spin description="x">x</antd.Spin>,
  Statistic: (
    <>
      <antd.Statistic title="x" value={1} loading />
      <antd.Statistic.Timer type="countdown" value={1} />
    </>
  ),
  Steps: <antd.Steps items={[{ title: "x", content: "x" }]} />,
  Table: (
    <>
      <antd.Table
        columns={[
          {
            title: "x",
            dataIndex: "x",
            sorter: true,
            filters: [{ text: "x", value: "x" }],
            fixed: "left",
          },
        ]}
        dataSource={[{ key: "1", x: "x" }]}
        rowSelection={{}}
        expandable={{ expandedRowRender: () => "x" }}
        sticky
        loading
        pagination={false}
      />
      <antd.Empty />
    </>
  ),
  Tabs: <antd.Tabs items={items} />,
  Tag: (
    <>
      <antd.Tag closable color="success">
        x
      </antd.Tag>
      <antd.Tag.CheckableTag checked>x</antd.Tag.CheckableTag>
    </>
  ),
  Timeline: <antd.Timeline items={[{ content: "x", title: "x" }]} />,
  Typography: (
    <antd.Typography>
      <antd.Typography.Title copyable>x</antd.Typography.Title>
      <antd.Typography.Text ellipsis={{ tooltip: true }}>x</antd.Typography.Text>
      <antd.Typography.Paragraph>x</antd.Typography.Paragraph>
      <antd.Typography.Link>x</antd.Typography.Link>
    </antd.Typography>
  ),
  Upload: (
    <>
      <antd.Upload defaultFileList={[{ uid: "1", name: "x" }]} />
      <antd.Upload.Dragger />
    </>
  ),
};

/**
 * The samples of the named exports of antd.
 * @throws Error for an export without a sample: the page would show it without styles.
 */
export const samplesOf = (names: readonly string[]): readonly ReactNode[] =>
  names
    .filter((name) => !unstyled.includes(name))
    .map((name) => {
      const sample = samples[name];
      if (!sample) throw new Error(`web/build/antd-samples.tsx has no sample of antd's ${name}`);
      return <Fragment key={name}>{sample}</Fragment>;
    });
