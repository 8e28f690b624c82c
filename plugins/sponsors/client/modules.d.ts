/** A module that exists only in a build: `data/sponsors.ts`, with pictures where they are served. */
declare module '@generated/docusaurus-plugin-sponsors/default/sponsors.json' {
  const data: import('../types').SponsorData;
  export default data;
}
