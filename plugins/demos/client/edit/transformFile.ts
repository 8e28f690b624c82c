import { transform } from 'sucrase';

/** A file that was compiled: CommonJS that runs in any browser of the site. */
export interface CompiledFile {
  name: string;
  code: string;
  /** What it imports, and strings that look like it. */
  imports: readonly string[];
}

interface Syntax {
  message: string;
  loc?: { line: number; column: number };
}

function explain({ message, loc }: Syntax, name: string, code: string): string {
  const what = message.replace(/^Error transforming .*?: /, '').replace(/ \(\d+:\d+\)$/, '');
  if (!loc) {
    return `${name}: ${what}`;
  }
  const text = code.split('\n')[loc.line - 1]?.trim() ?? '';
  return `${name}, line ${loc.line}, column ${loc.column}: ${what}${text && `\n${text}`}`;
}

/**
 * Compiles a file of a demo, types and JSX to plain JavaScript.
 *
 * @throws Error that says in which line and column the code is wrong, with the line's text
 */
export function transformFile(name: string, code: string): CompiledFile {
  try {
    const { code: compiled } = transform(code, {
      transforms: ['typescript', 'jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
      filePath: name,
    });
    const required = compiled.matchAll(/\brequire\((['"])(.+?)\1\)/g);
    return {
      name,
      code: compiled,
      imports: [...required].map(([, , specifier = '']) => specifier),
    };
  } catch (error) {
    throw new Error(explain(error as Syntax, name, code), { cause: error });
  }
}
