import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';

/** A section of a page as its author wrote it. */
export interface Section {
  /** Empty for the text above the first heading. */
  anchor: string;
  heading: string;
  /** What stands there as code: `valueGetter`. */
  names: string[];
  /** Names of the demos that it shows. */
  demos: string[];
}

const fence = /^\s*(```|~~~)/;
const headingLine = /^(#{1,6})\s+(.+?)\s*$/;
const anchorComment = /\s*\{\/\*\s*#([\w-]+)\s*\*\/\}$/;
const code = /`([\w.-]+)`/g;
const demo = /<Demo\s[^>]*?\bname="(\w+)"/g;

const collect = (pattern: RegExp, line: string) =>
  [...line.matchAll(pattern)].map(([, found = '']) => found);

const toText = (markdown: string) =>
  markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]+>/g, '')
    .replace(/[`*]|\\(?=\W)/g, '')
    .trim();

/**
 * Returns the sections of a page down to `###`; deeper ones belong to the section that they are in.
 *
 * @param content Markdown of the page without its front matter
 */
export function extractSections(content: string): Section[] {
  const slugger = createSlugger();
  const first: Section = { anchor: '', heading: '', names: [], demos: [] };
  const sections = [first];
  let isCode = false;
  for (const line of content.split('\n')) {
    isCode = fence.test(line) ? !isCode : isCode;
    const [, marks = '', raw = ''] = (isCode ? null : headingLine.exec(line)) ?? [];
    if (marks) {
      const [, comment] = anchorComment.exec(raw) ?? [];
      const { text, id = comment } = parseMarkdownHeadingId(raw.replace(anchorComment, ''));
      const heading = toText(text);
      const anchor = id ?? slugger.slug(heading);
      if (marks.length === 2 || marks.length === 3) {
        sections.push({ anchor, heading, names: [], demos: [] });
      }
    }
    if (!isCode) {
      // Of `apiRef.current.setRowHeight` each part is a name.
      const names = collect(code, line).flatMap((name) => name.split('.'));
      sections.at(-1)?.names.push(...names);
      sections.at(-1)?.demos.push(...collect(demo, line));
    }
  }
  return sections.map((section) => ({ ...section, names: [...new Set(section.names)] }));
}
