import type { DemoSources } from '../../demos/types';
import type { CodeStyle } from '../../preferences/types';
import type { DemoFiles } from '../types';

/** A demo, as its plugin has built it. */
export interface BuiltDemo {
  name: string;
  /** In the order in which they are offered. */
  variants: readonly { style: CodeStyle }[];
  sources: DemoSources;
}

/** Returns the files of demos that were built, in the first style of each. */
export function collectDemoFiles(demos: readonly BuiltDemo[]): DemoFiles {
  return new Map(
    demos.flatMap(({ name, variants, sources }) => {
      const source = variants[0] && sources[variants[0].style];
      return source ? [[name, { TS: source.TS.files, JS: source.JS.files }]] : [];
    }),
  );
}
