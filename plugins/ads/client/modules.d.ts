/** What `plugins/ads` generates: the site's own ads in the language of the build. */
declare module '@generated/docusaurus-plugin-ads/default/ads' {
  const ads: readonly import('../types').InHouseAd[];
  export default ads;
}
