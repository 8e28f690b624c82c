import type { HtmlTagObject } from '@docusaurus/types';
import { frameColors } from '../preferences';
import { modes } from '../types';

/** Returns the head tags for the browser's own frame: in the operating system's mode, until the script knows more. */
export function toFrameColorTags(): HtmlTagObject[] {
  return [
    { tagName: 'meta', attributes: { name: 'color-scheme', content: 'light dark' } },
    ...modes.map((mode) => ({
      tagName: 'meta',
      attributes: {
        name: 'theme-color',
        content: frameColors[mode],
        media: `(prefers-color-scheme: ${mode})`,
      },
    })),
  ];
}
