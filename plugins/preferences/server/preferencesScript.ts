import type { HtmlTagObject } from '@docusaurus/types';
import { codeHash, frameColors, preferences, schemeKeys } from '../preferences';
import { type Direction, codeStyleSlugs, directions, modes } from '../types';

/** Returns what the script needs to know about each preference, in the order in which it reads it. */
const toChoices = (direction: Direction) =>
  Object.values(preferences).map(({ attribute, key, values, savedIn }) => {
    // The default comes first.
    const ordered = values === directions ? [...new Set([direction, ...directions])] : values;
    return [attribute, key, ordered, savedIn] as const;
  });

/**
 * Returns the script that applies the visitor's preferences before paint: it sets the attributes of
 * `<html>` that styles and hooks read. A link to code (`#css-Demo.js`) wins over what is saved.
 *
 * @param direction of the page's language
 */
export function renderPreferencesScript(direction: Direction): string {
  const slugs = Object.fromEntries(
    Object.entries(codeStyleSlugs).map(([style, slug]) => [slug, style]),
  );
  const lines = [
    'var root=document.documentElement,system,choice,mode,link;',
    // A browser may block either of them.
    'function entry(key){try{return localStorage.getItem(key)}catch(error){}}',
    "function cookie(key){try{return RegExp('(?:^|; )'+key+'=([^;]*)').exec(document.cookie)[1]}catch(error){}}",
    'function known(values,value){return values.indexOf(value)<0?values[0]:value}',
    `${JSON.stringify(toChoices(direction))}.forEach(function(item){`,
    "root.setAttribute(item[0],known(item[2],(item[3]==='cookie'?cookie:entry)(item[1])))",
    '});',
    `link=${codeHash}.exec(location.hash);`,
    'if(link){',
    `root.setAttribute('${preferences.codeVariant.attribute}',link[3]==='js'?'JS':'TS');`,
    `if(link[1])root.setAttribute('${preferences.codeStyle.attribute}',${JSON.stringify(slugs)}[link[1]])`,
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

/** Returns the head tags for the browser's own frame, in the system's mode until the script has run. */
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
