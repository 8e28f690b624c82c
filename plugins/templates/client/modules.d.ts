/** The templates by name, in a module that the plugin generates. */
declare module '@generated/docusaurus-plugin-templates/default/templates' {
  const templates: Readonly<Record<string, import('../types').ShownTemplate>>;
  export default templates;
}
