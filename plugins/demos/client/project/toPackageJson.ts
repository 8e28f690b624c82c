interface PackageJsonOptions {
  /** The demo's name. */
  name: string;
  description: string;
  dependencies: Readonly<Record<string, string>>;
  devDependencies: Readonly<Record<string, string>>;
  /** Versions that a package brings of its own, and what they are to be instead. */
  overrides?: Readonly<Record<string, string>>;
}

/** Renders a project's `package.json`; an online editor starts its `dev`. */
export function toPackageJson({ name, ...rest }: PackageJsonOptions): string {
  const words = name.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-');
  const manifest = {
    name: words.toLowerCase(),
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: { dev: 'vite', build: 'vite build', preview: 'vite preview' },
    ...rest,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
