/** Ejected from DocVersionBanner 3.10.2: a build has one version, so Docusaurus doesn't know which one is current. */
export { default } from '@theme/OldVersionBanner';
