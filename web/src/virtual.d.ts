/** Ant Design's styles for one area of the client: build/antd-styles.ts makes them. */
declare module "virtual:antd-styles/*";
