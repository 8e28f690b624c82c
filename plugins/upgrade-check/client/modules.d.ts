/** What the check has to know of the library. */
declare module '@generated/docusaurus-plugin-upgrade-check/default/settings.json' {
  const settings: import('../../api-reference/analysis').UseSettings;
  export default settings;
}
