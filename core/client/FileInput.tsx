import type { ChangeEvent, ReactNode } from 'react';
import styles from './FileInput.module.css';

interface Props {
  label: string;
  /** Endings of files; absent: any. */
  accept?: string;
  multiple?: boolean;
  /** Whether a folder is chosen, with all that is in it. */
  isFolder?: boolean;
  /** Called with one file or more. */
  onChoose(files: File[]): void;
}

/** An input for files, which can also be dropped on it: that is the browser's own. */
export default function FileInput(props: Props): ReactNode {
  const { label, accept, multiple, isFolder, onChoose } = props;
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // The same files can be chosen again after an edit.
    currentTarget.value = '';
    if (files.length > 0) {
      onChoose(files);
    }
  };
  return (
    <label className={styles.file}>
      <span>{label}</span>
      <input
        type="file"
        accept={accept}
        multiple={multiple}
        {...(isFolder && { webkitdirectory: '' })}
        onChange={handleChange}
      />
    </label>
  );
}
