/** Makes nodes of Markdown. */
import type { Code, Heading, Link, List, ListItem, Paragraph, PhrasingContent, Text } from 'mdast';
import type { DemoFile } from '../types';

export const toText = (value: string): Text => ({ type: 'text', value });

export const toLink = (url: string, text: string): Link => {
  return { type: 'link', url, children: [toText(text)] };
};

export const toParagraph = (...children: PhrasingContent[]): Paragraph => {
  return { type: 'paragraph', children };
};

export const toHeading = (depth: Heading['depth'], text: string): Heading => {
  return { type: 'heading', depth, children: [toText(text)] };
};

export const toList = (children: ListItem[]): List => ({ type: 'list', spread: false, children });

export const toItem = (...children: ListItem['children']): ListItem => {
  return { type: 'listItem', spread: false, children };
};

/** Returns a file as a block of code. JavaScript of demos has JSX. */
export function toCodeBlock({ name, code }: DemoFile): Code {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  return {
    type: 'code',
    lang: extension === 'js' ? 'jsx' : extension,
    meta: `title="${name}"`,
    value: code.trimEnd(),
  };
}
