/** What was measured of the version and of those before it. */
declare module '@generated/docusaurus-plugin-bundle-size/default/sizes.json' {
  const sizes: import('../types').PageSizes;
  export default sizes;
}
