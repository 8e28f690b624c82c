/** `data/sponsors.ts` with the served paths of its pictures, in a module that the plugin generates. */
declare module '@generated/docusaurus-plugin-sponsors/default/sponsors.json' {
  const data: import('../types').SponsorData;
  export default data;
}
