declare module '@generated/docusaurus-plugin-slots/default/navbar' {
  const components: Readonly<Record<string, import('react').ComponentType>>;
  export default components;
}

declare module '@generated/docusaurus-plugin-slots/default/*' {
  const components: readonly import('react').ComponentType<Record<string, unknown>>[];
  export default components;
}

interface Window {
  /** Tracks events and facts; the analytics plugin writes it into every page. */
  gtag?(command: string, ...parameters: unknown[]): void;
}
