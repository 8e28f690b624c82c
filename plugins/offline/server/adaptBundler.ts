import type { CurrentBundler } from '@docusaurus/types';

interface Configuration {
  module: { rules: object[]; parser?: object };
  resolve?: object;
}

/** What the PWA plugin's configuration lacks: it knows JavaScript alone, and would put ours into a file of its own. */
function adapt(configuration: Configuration): Configuration {
  const { module } = configuration;
  return {
    ...configuration,
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [
        ...module.rules,
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
      ],
    },
  };
}

/** Returns the bundler as the PWA plugin gets it, which then compiles a worker in TypeScript into one file. */
export function adaptBundler(bundler: CurrentBundler): CurrentBundler {
  const instance = new Proxy(bundler.instance, {
    apply: (target, self, [configurations]: [Configuration[]]) =>
      Reflect.apply(target, self, [configurations.map(adapt)]),
  });
  return { ...bundler, instance } as CurrentBundler;
}
