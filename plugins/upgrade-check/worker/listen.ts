/** What runs in the worker: it loads the reference of two versions, and checks the files that it is sent. */
import { loadJson } from '../../../core/client/loadJson';
import type { ComparableApi } from '../../api-reference/analysis';
import type { PackageExports } from '../../api-reference/types';
import type { CheckAnswer, CheckRequest, CodeFile } from '../types';
import { createFileCheck } from './checkFile';
import { checkFiles } from './checkFiles';
import { type CheckedVersion, findVersionChanges } from './versionChanges';

async function loadVersion(
  name: string,
  { root, products }: CheckRequest,
): Promise<CheckedVersion> {
  const folder = `${root}api/compare/${name}`;
  const [exports, ...apis] = await Promise.all([
    loadJson(`${folder}/exports.json`) as Promise<PackageExports>,
    ...products.map((product) => loadJson(`${folder}/${product}.json`) as Promise<ComparableApi[]>),
  ]);
  return { exports, apis: apis.flat() };
}

/**
 * Answers the requests of a page.
 *
 * @param runCodemods returns the code that the codemods to some majors make of a file
 */
export function listen(runCodemods: (file: CodeFile, majors: readonly string[]) => string): void {
  const answer = (message: CheckAnswer) => postMessage(message);
  addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
    const { files, from, to, majors, settings } = data;
    answer({ state: 'checking', done: 0 });
    Promise.all([from, to].map((name) => loadVersion(name, data)))
      .then(([older, newer]) => {
        const changes = findVersionChanges(
          older as CheckedVersion,
          newer as CheckedVersion,
          settings,
        );
        const check = createFileCheck(changes, settings);
        const result = checkFiles(
          files,
          check,
          (file) => runCodemods(file, majors),
          (done) => answer({ state: 'checking', done }),
        );
        answer({ state: 'done', result });
      })
      .catch(() => answer({ state: 'failed' }));
  });
}
