import path from 'node:path';
import type { FinishedBuild } from '../../../core/server/postBuild';

const workerFile = path.join(__dirname, '../worker/worker.ts');

/**
 * Writes `sw.js` into an output: the worker with all that it imports.
 *
 * @param versions paths of the versions that it serves, the current one first
 */
export function compileWorker(
  { outDir, currentBundler }: Pick<FinishedBuild, 'outDir' | 'currentBundler'>,
  versions: readonly string[],
): Promise<void> {
  const { DefinePlugin } = currentBundler.instance;
  const compiler = currentBundler.instance({
    mode: 'production',
    target: 'webworker',
    entry: workerFile,
    output: { path: outDir, filename: 'sw.js' },
    resolve: { extensions: ['.ts'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
      ],
    },
    plugins: [new DefinePlugin({ VERSIONS: JSON.stringify(versions) })],
  });
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      const error = failure ?? stats?.compilation.errors[0];
      compiler.close(() => (error ? reject(error as Error) : resolve()));
    });
  });
}
