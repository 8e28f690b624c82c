import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import buttonStyles from '../../../../core/client/button.module.css';
import FileInput from '../../../../core/client/FileInput';
import { readFiles } from '../../client/readFiles';
import type { CodeFile } from '../../types';
import styles from './styles.module.css';

/** Says what is wrong with chosen files, if anything. */
const describeProblems = (code: readonly CodeFile[], unread: readonly string[]): string =>
  [
    code.length === 0 &&
      translate({
        id: 'site.upgradeCheck.noCode',
        message: 'None of these files has JavaScript or TypeScript.',
      }),
    unread.length > 0 &&
      translate(
        { id: 'site.upgradeCheck.unread', message: "Too large, or can't be opened: {files}" },
        { files: unread.join(', ') },
      ),
  ]
    .filter(Boolean)
    .join(' ');

interface Props {
  isBusy: boolean;
  onCheck(files: readonly CodeFile[]): void;
}

/** Where visitors paste code, or choose files. */
export default function Input({ isBusy, onCheck }: Props): ReactNode {
  const id = useId();
  const [text, setText] = useState('');
  const [message, setMessage] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onCheck([
      { name: translate({ id: 'site.upgradeCheck.pasted', message: 'Pasted code' }), text },
    ]);
  };
  const read = async (files: readonly File[]) => {
    const { code, unread } = await readFiles(files);
    setMessage(describeProblems(code, unread));
    if (code.length > 0) {
      onCheck(code);
    }
  };
  return (
    <>
      <form onSubmit={submit} className={styles.form}>
        <label htmlFor={id}>{translate({ id: 'site.upgradeCheck.code', message: 'Code' })}</label>
        <textarea
          id={id}
          className={styles.code}
          dir="ltr"
          rows={10}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <button type="submit" className={buttonStyles.button} disabled={isBusy || !text.trim()}>
          {translate({ id: 'site.upgradeCheck.check', message: 'Check' })}
        </button>
      </form>
      <div className={styles.files}>
        <FileInput
          multiple
          accept=".js,.jsx,.ts,.tsx,.mjs,.cjs,.mts,.cts"
          label={translate({ id: 'site.upgradeCheck.files', message: 'Or drop files here' })}
          onChoose={(files) => void read(files)}
        />
        <FileInput
          multiple
          isFolder
          label={translate({ id: 'site.upgradeCheck.folder', message: 'Or choose a folder' })}
          onChoose={(files) => void read(files)}
        />
      </div>
      <p role="status">{message}</p>
    </>
  );
}
