/** A module that exists only in a build: what the plugin writes for the server, and nothing in browsers. */
declare module '@generated/docusaurus-plugin-api-reference/default/pages.server' {
  export { links, pages } from './noPages';
}

/** How much is new in the version that is built. */
declare module '@generated/docusaurus-plugin-api-reference/default/news.json' {
  const news: import('../compare/types').ApiNews;
  export default news;
}
