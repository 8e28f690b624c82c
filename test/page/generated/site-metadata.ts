/** Stands for the versions of Docusaurus and its plugins. */
export default { docusaurusVersion: '3.10.2', pluginVersions: {} };
