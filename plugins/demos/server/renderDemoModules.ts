import { highlight } from '../../shared/server/highlight';
import type { DemoFile } from './readDemos';

/** A file that the plugin gives to `createData`: its name and its text. */
export interface GeneratedFile {
  name: string;
  text: string;
}

/** The highlighted source is a module of its own: the browser rarely needs it. */
const sourceFile = (name: string) => `${name}.source.js`;

function renderDemoModule({ name, file }: DemoFile): string {
  const source = JSON.stringify(`./${sourceFile(name)}`);
  return [
    `import prerendered from ${JSON.stringify(`./${sourceFile(name)}?prerendered`)};`,
    `export const name = ${JSON.stringify(name)};`,
    `export const sourceHtml = prerendered;`,
    `export const load = () => import(${JSON.stringify(file)});`,
    `export const loadSourceHtml = () => import(${source});`,
    '',
  ].join('\n');
}

/**
 * Returns the modules that a page imports for its demos (`<Name>.js`, `<Name>.source.js`)
 * and `registry.js`, which finds a demo of the version by its name.
 */
export function renderDemoModules(demos: readonly DemoFile[]): GeneratedFile[] {
  const entries = demos.map(({ name }) => `  ${name}: () => import('./${name}.js'),\n`);
  return [
    ...demos.flatMap((demo) => [
      { name: `${demo.name}.js`, text: renderDemoModule(demo) },
      {
        name: sourceFile(demo.name),
        text: `export default ${JSON.stringify(highlight(demo.source.trimEnd(), 'tsx'))};\n`,
      },
    ]),
    { name: 'registry.js', text: `export default {\n${entries.join('')}};\n` },
  ];
}
