/** Modules that exist only in a build: files of the version, and what the plugin generates. */
declare module '@version/mount' {
  export const mount: import('../types').MountIsland<unknown>;
}

declare module '@generated/docusaurus-plugin-demos/default/registry' {
  const registry: Record<string, import('../types').DemoModule>;
  export default registry;
}

declare module '@generated/docusaurus-plugin-demos/default/pages.json' {
  const pages: readonly import('../types').PageDemos[];
  export default pages;
}

declare module '@generated/docusaurus-plugin-demos/default/packages' {
  const packages: import('../types').VersionPackages;
  export default packages;
}

declare module '@generated/docusaurus-plugin-demos/default/provider' {
  const provider: import('../types').Provider | null;
  export default provider;
}

/** Prism without its languages, for which the package has no types. */
declare module 'prismjs/components/prism-core' {
  import * as Prism from 'prismjs';
  export default Prism;
}

declare module '@generated/docusaurus-plugin-demos/default/scope' {
  const scope: Readonly<Record<string, () => Promise<object>>>;
  export default scope;
}
