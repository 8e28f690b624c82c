import type { Code } from 'mdast';
import type { DemoFile } from '../types';

/** Where the ending is not what the code is called: JavaScript of demos has elements. */
const languages: Record<string, string> = { js: 'jsx' };

/** Returns a file as a block of code. */
export function toFence({ name, code }: DemoFile): Code {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  return {
    type: 'code',
    lang: languages[ending] ?? ending,
    meta: `title="${name}"`,
    value: code.trimEnd(),
  };
}
