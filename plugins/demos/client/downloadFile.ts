import type { SourceFile } from '../types';

/** Gives a file to the visitor, under its own name. */
export function downloadFile({ name, code }: SourceFile): void {
  const url = URL.createObjectURL(new Blob([code], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name.replace(/^.*\//, '');
  link.click();
  URL.revokeObjectURL(url);
}
