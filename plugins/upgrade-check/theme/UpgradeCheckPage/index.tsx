import { type ReactNode, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import ToolPage from '@theme/ToolPage';
import LoadFailure from '../../../../core/client/LoadFailure';
import ScriptOnly from '../../../../core/client/ScriptOnly';
import { useCheck } from '../../client/useCheck';
import { summarize } from '../../client/findingTexts';
import { type Upgrade, useUpgrade } from '../../client/useUpgrade';
import { type CodeFile, upgradeCheckPage } from '../../types';
import Input from './Input';
import Result, { ResultHead } from './Result';
import Versions from './Versions';

/** Finds in a visitor's code what a newer version changes. */
export default function UpgradeCheckPage(): ReactNode {
  const { upgrade, change } = useUpgrade();
  const { answer, check } = useCheck();
  const [checked, setChecked] = useState<Upgrade & { files: readonly CodeFile[] }>();
  const start = (files: readonly CodeFile[], { from, to }: Upgrade) => {
    setChecked({ files, from, to });
    check(files, from, to);
  };
  return (
    <ToolPage
      slug={`/${upgradeCheckPage}`}
      title={translate({ id: 'site.upgradeCheck.title', message: 'Upgrade check' })}
      description={translate({
        id: 'site.upgradeCheck.description',
        message: 'Paste your code to see what a newer version changes.',
      })}
      intro={translate({
        id: 'site.upgradeCheck.intro',
        message:
          'Paste code or choose files, and see line by line what a newer version removes, renames, requires or deprecates, and where types and defaults differ. Your code stays in your browser: nothing is sent.',
      })}
      withoutScript={translate({
        id: 'site.upgradeCheck.script',
        message: 'Turn on JavaScript to check your code.',
      })}
    >
      <ScriptOnly>
        {upgrade && (
          <>
            <Versions upgrade={upgrade} onChange={change} />
            <Input
              isBusy={answer.state === 'checking'}
              onCheck={(files) => start(files, upgrade)}
            />
          </>
        )}
      </ScriptOnly>
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
    </ToolPage>
  );
}
