import scope from '@generated/docusaurus-plugin-demos/default/scope';
import type { SourceFile } from '../../types';
import { compileDemo } from './compileDemo';

type CodeFile = Pick<SourceFile, 'name' | 'code'>;

/** Compiles a demo's code with what the version that is built lets it import. */
export const compile = (files: readonly [CodeFile, ...CodeFile[]]): Promise<unknown> =>
  compileDemo(files, scope);
