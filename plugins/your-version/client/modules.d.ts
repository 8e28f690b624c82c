/** The documented packages, each with its products. */
declare module '@generated/docusaurus-plugin-your-version/default/packages.json' {
  const packages: Readonly<Record<string, readonly string[]>>;
  export default packages;
}
