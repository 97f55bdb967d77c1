import {
  Alert,
  AutoComplete,
  Avatar,
  Badge,
  Breadcrumb,
  Button,
  Card,
  Checkbox,
  Collapse,
  Descriptions,
  Drawer,
  Dropdown,
  Empty,
  Flex,
  Form,
  Input,
  Layout,
  Menu,
  Modal,
  notification,
  Pagination,
  Progress,
  QRCode,
  Radio,
  Result,
  Segmented,
  Select,
  Skeleton,
  Slider,
  Space,
  Spin,
  Statistic,
  Steps,
  Table,
  Tabs,
  Tag,
  Timeline,
  Tooltip,
  Typography,
  Upload,
} from "antd";
import { Fragment, type ReactNode } from "react";

/** Exports of antd that bring no styles of their own: frames, hooks and helpers. */
const unstyled: readonly string[] = ["ConfigProvider", "Grid", "theme", "version"];

const items = [{ key: "1", label: "One", children: "One" }];
const menuItems = [{ key: "1", label: "One" }];

/**
 * One rendering of each component with all of its parts. To render it registers its styles and those of the components
 * that it is made of. Overlays are not rendered on a server, so a component whose overlay holds other components (a
 * Select's Empty, say) names them here.
 */
const samples: Readonly<Record<string, ReactNode>> = {
  Alert: <Alert title="x" closable showIcon />,
  AutoComplete: (
    <>
      <AutoComplete options={[]} />
      <Empty />
    </>
  ),
  Avatar: (
    <Avatar.Group>
      <Avatar>x</Avatar>
    </Avatar.Group>
  ),
  Badge: (
    <>
      <Badge count={1}>x</Badge>
      <Badge.Ribbon text="x">x</Badge.Ribbon>
    </>
  ),
  Breadcrumb: <Breadcrumb items={[{ title: "x" }]} />,
  Button: (
    <Button loading icon="x">
      x
    </Button>
  ),
  Card: (
    <Card title="x" loading>
      <Card.Meta title="x" />
    </Card>
  ),
  Checkbox: (
    <Checkbox.Group>
      <Checkbox value="x">x</Checkbox>
    </Checkbox.Group>
  ),
  Collapse: <Collapse items={items} />,
  Descriptions: <Descriptions title="x" items={items} />,
  Drawer: (
    <>
      <Drawer loading />
      <Skeleton />
    </>
  ),
  Dropdown: (
    <>
      <Dropdown menu={{ items: menuItems }}>
        <Button>x</Button>
      </Dropdown>
      <Menu items={menuItems} />
    </>
  ),
  Empty: <Empty />,
  Flex: <Flex vertical>x</Flex>,
  Form: (
    <Form>
      <Form.Item label="x" help="x" tooltip="x" name="x">
        <Input />
      </Form.Item>
    </Form>
  ),
  Input: (
    <>
      <Input allowClear showCount />
      <Input.Password />
      <Input.TextArea showCount />
      <Input.Search />
      <Input.OTP />
    </>
  ),
  Layout: (
    <Layout>
      <Layout.Header />
      <Layout.Sider collapsible>x</Layout.Sider>
      <Layout.Content />
      <Layout.Footer />
    </Layout>
  ),
  Menu: (
    <Menu
      mode="inline"
      items={[{ key: "1", label: "x", children: menuItems }, { type: "divider" }]}
    />
  ),
  Modal: (
    <>
      <Modal loading />
      <Modal._InternalPanelDoNotUseOrYouWillBeFired type="confirm" />
      <Button />
      <Skeleton />
    </>
  ),
  notification: <notification._InternalPanelDoNotUseOrYouWillBeFired title="x" description="x" />,
  Pagination: <Pagination total={100} showSizeChanger showQuickJumper />,
  Progress: (
    <>
      <Progress percent={5} />
      <Progress percent={5} type="circle" />
    </>
  ),
  QRCode: <QRCode value="x" type="svg" status="loading" />,
  Radio: (
    <Radio.Group>
      <Radio value="1">x</Radio>
      <Radio.Button value="2">x</Radio.Button>
    </Radio.Group>
  ),
  Result: <Result title="x" />,
  Segmented: <Segmented options={["x"]} />,
  Select: (
    <>
      <Select options={[]} showSearch allowClear />
      <Select options={[]} mode="multiple" />
      <Empty />
    </>
  ),
  Skeleton: (
    <>
      <Skeleton avatar active />
      <Skeleton.Button />
      <Skeleton.Input />
    </>
  ),
  Slider: (
    <>
      <Slider />
      <Tooltip title="x">
        <span />
      </Tooltip>
    </>
  ),
  Space: (
    <>
      <Space>x</Space>
      <Space.Compact>
        <Input />
        <Button>x</Button>
      </Space.Compact>
      <Space.Addon>x</Space.Addon>
    </>
  ),
  Spin: <Spin description="x">x</Spin>,
  Statistic: (
    <>
      <Statistic title="x" value={1} loading />
      <Statistic.Timer type="countdown" value={1} />
    </>
  ),
  Steps: <Steps items={[{ title: "x", content: "x" }]} />,
  Table: (
    <>
      <Table
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
      />
      <Empty />
    </>
  ),
  Tabs: <Tabs items={items} />,
  Tag: (
    <>
      <Tag closable color="success">
        x
      </Tag>
      <Tag.CheckableTag checked>x</Tag.CheckableTag>
    </>
  ),
  Timeline: <Timeline items={[{ content: "x", title: "x" }]} />,
  Typography: (
    <Typography>
      <Typography.Title copyable>x</Typography.Title>
      <Typography.Text ellipsis={{ tooltip: true }}>x</Typography.Text>
      <Typography.Paragraph>x</Typography.Paragraph>
      <Typography.Link>x</Typography.Link>
    </Typography>
  ),
  Upload: (
    <>
      <Upload defaultFileList={[{ uid: "1", name: "x" }]} />
      <Upload.Dragger />
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
