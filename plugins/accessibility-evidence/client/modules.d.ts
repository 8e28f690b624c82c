/** What was found in the demos of the version, by component. */
declare module '@generated/docusaurus-plugin-accessibility-evidence/default/summary.json' {
  const summary: import('../types').Summary;
  export default summary;
}
