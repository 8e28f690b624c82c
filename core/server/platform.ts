import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { isInPackage, platformDir } from './files';

const isCode = (file: string) => file.startsWith(platformDir + path.sep) && !isInPackage(file);

/**
 * What makes the platform a theme of the site: its components in `src/theme`, the translations of its texts,
 * and that its TypeScript is compiled in `node_modules`, where Docusaurus compiles none.
 */
export function platform({ i18n: { currentLocale } }: LoadContext): Plugin {
  const dir = path.join(platformDir, 'src/theme');
  return {
    name: 'docusaurus-plugin-platform',
    getThemePath: () => dir,
    getTypeScriptThemePath: () => dir,
    async getDefaultCodeTranslationMessages() {
      const file = path.join(platformDir, 'i18n', currentLocale, 'code.json');
      const texts = existsSync(file)
        ? (JSON.parse(await readFile(file, 'utf8')) as Record<string, { message: string }>)
        : {};
      return Object.fromEntries(Object.entries(texts).map(([id, { message }]) => [id, message]));
    },
    configureWebpack: (_config, isServer, { getJSLoader }) => ({
      module: {
        rules: platformDir.includes('node_modules')
          ? [{ test: /\.[jt]sx?$/, include: isCode, use: [getJSLoader({ isServer })] }]
          : [],
      },
    }),
  };
}
