/** A module that exists only in a build: the list of the version that is read. */
declare module '@generated/docusaurus-plugin-search/default/list.json' {
  const list: import('../types').SearchList;
  export default list;
}
