/** Replaces the list of the build's plugins. */
export default { docusaurusVersion: '', pluginVersions: {} };
