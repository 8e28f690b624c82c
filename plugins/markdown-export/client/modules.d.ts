/** A module that exists only in a build: the packages of the version that is read. */
declare module '@generated/docusaurus-plugin-markdown-export/default/packages.json' {
  const packages: import('../types').ProductPackages;
  export default packages;
}
