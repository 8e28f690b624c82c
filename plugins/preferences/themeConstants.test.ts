/** The specification's constants, in the CSS of the page. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import postcss, { type AcceptedPlugin } from 'postcss';
import type { BuildContext } from '../../core/server/contribution';
import { platformDir } from '../../core/server/files';
import preferences from './index';
import { themeConstants } from './themeConstants';

/** What was specified. */
const specified: Readonly<Record<string, string>> = {
  '--breakpoint-xs': '0px',
  '--breakpoint-sm': '600px',
  '--breakpoint-md': '900px',
  '--breakpoint-lg': '1200px',
  '--breakpoint-xl': '1536px',
  '--space': '8px',
  '--radius': '12px',
  '--duration-shortest': '150ms',
  '--duration-shorter': '200ms',
  '--duration-short': '250ms',
  '--duration-standard': '300ms',
  '--duration-complex': '375ms',
  '--duration-entering': '225ms',
  '--duration-leaving': '195ms',
  '--font-size': '14px',
  '--html-font-size': '16px',
  '--contrast-threshold': '3',
  '--tonal-offset': '0.2',
};

/** The custom properties of the first rule of tokens.css, as the build's PostCSS gives them out. */
async function readProperties(): Promise<Record<string, string>> {
  const file = path.join(platformDir, 'src/css/tokens.css');
  const { plugin } = await preferences()({} as BuildContext);
  const { configurePostCss } = (await plugin!({} as LoadContext, {})) as Plugin;
  const { plugins } = configurePostCss!({ plugins: [] });
  const text = await readFile(file, 'utf8');
  const { css } = await postcss(plugins as AcceptedPlugin[]).process(text, { from: file });
  const properties: Record<string, string> = {};
  for (const node of postcss.parse(css).nodes) {
    if (node.type === 'rule' && node.selector === ':root') {
      node.walkDecls(({ prop, value }) => {
        properties[prop] = value;
      });
    }
  }
  return properties;
}

test('the custom properties are what was specified', async () => {
  const properties = await readProperties();
  expect(properties).toMatchObject(specified);
  expect(properties['--font-text']).toBe(themeConstants.fontFamily);
});
