import type { HtmlTagObject } from '@docusaurus/types';
import { frameColors, preferences, schemeKeys } from '../preferences';
import { codeStyleSlugs, modes } from '../types';

/** What the script needs of a choice, in the order in which it takes it apart. */
const choices = Object.values(preferences).map(
  ({ attribute, key, values, keptIn }) => [attribute, key, values, keptIn] as const,
);

/**
 * Returns the script that applies the visitor's choices before the page is painted: it sets the
 * attributes of `<html>` that styles and hooks read. What is kept counts when it is one of the
 * values, else the default; of code, what the address asks for (`#css-Demo.js`) comes first.
 */
export function renderPreferencesScript(): string {
  const slugs = Object.fromEntries(
    Object.entries(codeStyleSlugs).map(([style, slug]) => [slug, style]),
  );
  const lines = [
    'var root=document.documentElement,system,choice,mode,asked;',
    // Each in a try of its own: a browser may block one of them.
    'function entry(key){try{return localStorage.getItem(key)}catch(error){}}',
    "function cookie(key){try{return RegExp('(?:^|; )'+key+'=([^;]*)').exec(document.cookie)[1]}catch(error){}}",
    'function known(values,value){return values.indexOf(value)<0?values[0]:value}',
    `${JSON.stringify(choices)}.forEach(function(item){`,
    "root.setAttribute(item[0],known(item[2],(item[3]==='cookie'?cookie:entry)(item[1])))",
    '});',
    'asked=/^#(?:.*\\/)?(?:(system|tailwind|css)-)?[A-Za-z]\\w*\\.(js|tsx)(?::\\d+(?:-\\d+)?)?$/.exec(location.hash);',
    'if(asked){',
    `root.setAttribute('${preferences.codeVariant.attribute}',asked[2]==='js'?'JS':'TS');`,
    `if(asked[1])root.setAttribute('${preferences.codeStyle.attribute}',${JSON.stringify(slugs)}[asked[1]])`,
    '}',
    "system=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';",
    `choice=root.getAttribute('${preferences.colorMode.attribute}');`,
    "mode=choice==='system'?system:choice;",
    `mode=known([mode,'light','dark'],entry(${JSON.stringify(schemeKeys)}[mode]));`,
    "root.setAttribute('data-theme',mode);",
    "document.querySelectorAll('meta[name=theme-color]').forEach(function(meta){",
    `meta.content=${JSON.stringify(frameColors)}[mode]`,
    '});',
  ];
  return `(function(){${lines.join('')}})()`;
}

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
