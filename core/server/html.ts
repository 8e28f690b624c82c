import { Prism } from 'prism-react-renderer';
import { deepenTags } from '../deepenTags';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes text safe in HTML and XML, also between quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);
}

// Prism's own language files register themselves on this global.
(globalThis as { Prism?: typeof Prism }).Prism = Prism;
for (const language of ['bash', 'diff', 'css', 'typescript', 'json']) {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- must run after the line above
  require(`prismjs/components/prism-${language}`);
}

deepenTags(Prism.languages);

const aliases: Record<string, string> = {
  sh: 'bash',
  shell: 'bash',
  md: 'markdown',
  text: 'plain',
};

/**
 * Highlights code for display.
 *
 * @param code the source text
 * @param language a fence's language: `tsx`, `bash`, `css`, …; an unknown one is not highlighted
 * @returns HTML of `<span class="token …">`, safe to set as an element's content
 */
export function highlight(code: string, language: string): string {
  const grammar = Prism.languages[aliases[language] ?? language];
  return grammar ? Prism.highlight(code, grammar, language) : escapeHtml(code);
}
