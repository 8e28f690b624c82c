import type { GridFilterModel } from '@mui/x-data-grid-premium';

/** Understands “over 100” and “under 100”. In an app, a server asks a language model instead. */
export function askAssistant(prompt: string): Promise<GridFilterModel> {
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      const [, word, value] = /(over|under) (\d+)/i.exec(prompt) ?? [];
      if (word) {
        const operator = word.toLowerCase() === 'over' ? '>' : '<';
        resolve({ items: [{ field: 'total', operator, value }] });
      } else {
        reject(new Error(`I don’t understand “${prompt}”.`));
      }
    }, 1000);
  });
}
