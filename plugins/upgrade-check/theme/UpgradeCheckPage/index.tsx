import { type ReactNode, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import LoadFailure from '../../../../core/client/LoadFailure';
import toolPage from '../../../../core/client/toolPage.module.css';
import { useCheck } from '../../client/useCheck';
import { summarize } from '../../client/findingTexts';
import { type Upgrade, useUpgrade } from '../../client/useUpgrade';
import type { CodeFile } from '../../types';
import Input from './Input';
import Result, { ResultHead } from './Result';
import Versions from './Versions';

/** Finds in a visitor's code what a newer version changes. */
export default function UpgradeCheckPage(): ReactNode {
  const isBrowser = useIsBrowser();
  const { upgrade, change } = useUpgrade();
  const { answer, check } = useCheck();
  const [checked, setChecked] = useState<Upgrade & { files: readonly CodeFile[] }>();
  const title = translate({ id: 'site.upgradeCheck.title', message: 'Upgrade check' });
  const start = (files: readonly CodeFile[], { from, to }: Upgrade) => {
    setChecked({ files, from, to });
    check(files, from, to);
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
                'Paste code or choose files, and see line by line what a newer version removes, renames, requires or deprecates, and where types and defaults differ. Your code stays in your browser: nothing is sent.',
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
            {upgrade && (
              <>
                <Versions upgrade={upgrade} onChange={change} />
                <Input
                  isBusy={answer.state === 'checking'}
                  onCheck={(files) => start(files, upgrade)}
                />
              </>
            )}
          </div>
          {checked && answer.state === 'done' && <ResultHead result={answer.result} {...checked} />}
          <p role="status">
            {checked &&
              answer.state === 'checking' &&
              translate(
                { id: 'site.upgradeCheck.progress', message: 'Checking: {done} of {count}' },
                { done: answer.done, count: checked.files.length },
              )}
            {answer.state === 'done' && summarize(answer.result)}
          </p>
          {checked && answer.state === 'failed' && (
            <LoadFailure onRetry={() => start(checked.files, checked)} />
          )}
          {checked && answer.state === 'done' && <Result result={answer.result} {...checked} />}
        </div>
      </main>
    </Layout>
  );
}
