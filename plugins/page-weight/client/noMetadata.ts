/** Stands for the list of the build's plugins. */
export default { docusaurusVersion: '', pluginVersions: {} };
