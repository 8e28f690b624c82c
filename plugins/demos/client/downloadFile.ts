/** Gives a file to the visitor, under its own name. */
export function downloadFile(name: string, content: BlobPart, type = 'text/plain'): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name.replace(/^.*\//, '');
  link.click();
  URL.revokeObjectURL(url);
}
