/** What the plugin writes. */
declare module '@generated/docusaurus-plugin-templates/default/templates' {
  const templates: Readonly<Record<string, import('../types').ShownTemplate>>;
  export default templates;
}
