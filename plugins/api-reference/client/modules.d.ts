/** All pages, in a module that the plugin generates for the server; empty in browsers. */
declare module '@generated/docusaurus-plugin-api-reference/default/pages.server' {
  export { links, pages } from './noPages';
}

/** How much the version changed, in a module that the plugin generates. */
declare module '@generated/docusaurus-plugin-api-reference/default/news.json' {
  const news: import('../compare/types').ApiNews;
  export default news;
}

/** Ends of the names of components with the features of a plan, in a module that the plugin generates. */
declare module '@generated/docusaurus-plugin-api-reference/default/plan-suffixes.json' {
  const planSuffixes: readonly string[];
  export default planSuffixes;
}

/** Pages about going from one version to a newer one, in a module that the plugin generates. */
declare module '@generated/docusaurus-plugin-api-reference/default/migrations.json' {
  const migrations: readonly import('../../../core/navigation').Migration[];
  export default migrations;
}
