import { codeStyleSlugs, type CodeStyle } from '../../preferences/types';
import type { DemoSources, LoadedDemo } from '../types';
import { compileStyles } from './compileStyles';
import type { Demo } from './readDemos';
import { toDemoSources } from './toDemoSources';

/** A demo with all that is made of it. */
export interface BuiltDemo extends Demo {
  sources: DemoSources;
  /** The CSS of the styles that need some. */
  styles: Partial<Record<CodeStyle, LoadedDemo['styles']>>;
}

/** Makes the code that a reader sees and the scoped CSS of a demo's variants. */
export async function buildDemo(demo: Demo): Promise<BuiltDemo> {
  const styles: BuiltDemo['styles'] = {};
  for (const { style, files } of demo.variants) {
    const cssFiles = files.filter(({ name }) => name.endsWith('.css'));
    if (style === 'Tailwind' || cssFiles.length > 0) {
      const scope = `${demo.name}-${codeStyleSlugs[style]}`;
      const source = files.map(({ code }) => code).join('\n');
      styles[style] = { scope, css: await compileStyles({ scope, style, source, cssFiles }) };
    }
  }
  return { ...demo, sources: await toDemoSources(demo), styles };
}
