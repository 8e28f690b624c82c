/** Ejected from DocVersionBanner 3.10.2: a build has one version, so Docusaurus cannot tell which is current. */
export { default } from '@theme/OldVersionBanner';
