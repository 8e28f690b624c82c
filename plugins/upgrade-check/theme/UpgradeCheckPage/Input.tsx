import { type ChangeEvent, type FormEvent, type ReactNode, useId, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import buttonStyles from '../../../../core/client/button.module.css';
import toolPage from '../../../../core/client/toolPage.module.css';
import { readFiles } from '../../client/readFiles';
import type { CodeFile } from '../../types';
import styles from './styles.module.css';

interface FileInputProps {
  label: string;
  isFolder?: boolean;
  /** Called with what is wrong with the files, or with nothing. */
  onMessage(message: string): void;
  onRead(files: readonly CodeFile[]): void;
}

/** Reads files that are chosen or dropped; dropping on a file input is the browser's own. */
function FileInput({ label, isFolder, onMessage, onRead }: FileInputProps): ReactNode {
  const handleChange = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(currentTarget.files ?? [])];
    // The same files can be chosen again after an edit.
    currentTarget.value = '';
    if (chosen.length === 0) {
      return;
    }
    const { code, unread } = await readFiles(chosen);
    onMessage(
      [
        code.length === 0 &&
          translate({
            id: 'site.upgradeCheck.noCode',
            message: 'No file with JavaScript or TypeScript among them.',
          }),
        unread.length > 0 &&
          translate(
            {
              id: 'site.upgradeCheck.unread',
              message: "Too large, or can't be opened: {files}",
            },
            { files: unread.join(', ') },
          ),
      ]
        .filter(Boolean)
        .join(' '),
    );
    if (code.length > 0) {
      onRead(code);
    }
  };
  return (
    <label className={toolPage.file}>
      <span>{label}</span>
      <input
        type="file"
        multiple
        {...(isFolder && { webkitdirectory: '' })}
        accept={isFolder ? undefined : '.js,.jsx,.ts,.tsx,.mjs,.cjs,.mts,.cts'}
        onChange={(event) => void handleChange(event)}
      />
    </label>
  );
}

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
          label={translate({ id: 'site.upgradeCheck.files', message: 'Or drop files here' })}
          onMessage={setMessage}
          onRead={onCheck}
        />
        <FileInput
          isFolder
          label={translate({ id: 'site.upgradeCheck.folder', message: 'Or choose a folder' })}
          onMessage={setMessage}
          onRead={onCheck}
        />
      </div>
      <p role="status">{message}</p>
    </>
  );
}
