import { type ReactNode, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import LoadFailure from '../../../../core/client/LoadFailure';
import toolPage from '../../../../core/client/toolPage.module.css';
import { useCheck } from '../../client/useCheck';
import { useUpgrade } from '../../client/useUpgrade';
import type { CodeFile } from '../../types';
import Input from './Input';
import Result from './Result';
import Versions from './Versions';

/** Finds in a visitor's code what a newer version changes. */
export default function UpgradeCheckPage(): ReactNode {
  const isBrowser = useIsBrowser();
  const { upgrade, change } = useUpgrade();
  const { answer, check } = useCheck();
  const [files, setFiles] = useState<readonly CodeFile[]>([]);
  const title = translate({ id: 'site.upgradeCheck.title', message: 'Upgrade check' });
  const start = (code: readonly CodeFile[]) => {
    setFiles(code);
    if (upgrade) {
      check(code, upgrade.from, upgrade.to);
    }
  };
  return (
    <Layout
      title={title}
      description={translate({
        id: 'site.upgradeCheck.description',
        message: 'Paste code, and see what a newer version changes in it.',
      })}
    >
      <main className={toolPage.page}>
        <div className="markdown">
          <h1>{title}</h1>
          <p>
            {translate({
              id: 'site.upgradeCheck.intro',
              message:
                'Paste code or choose files, and see line by line what a newer version removes, renames, retypes or gives another default. Your code stays in your browser: nothing is sent.',
            })}
          </p>
          <noscript>
            <p>
              {translate({
                id: 'site.upgradeCheck.script',
                message: 'Turn on JavaScript to check your code.',
              })}
            </p>
          </noscript>
          <div style={isBrowser ? undefined : { visibility: 'hidden' }} data-no-print>
            {upgrade && <Versions upgrade={upgrade} onChange={change} />}
            <Input isBusy={answer.state === 'checking'} onCheck={start} />
          </div>
          <p role="status">
            {answer.state === 'checking' &&
              translate(
                {
                  id: 'site.upgradeCheck.progress',
                  message: 'Checking: {done} of {count}',
                },
                { done: answer.done, count: files.length },
              )}
          </p>
          {answer.state === 'failed' && <LoadFailure onRetry={() => start(files)} />}
          {answer.state === 'done' && upgrade && <Result result={answer.result} {...upgrade} />}
        </div>
      </main>
    </Layout>
  );
}
