import { translate } from '@docusaurus/Translate';
import { useCallback, useEffect, useState } from 'react';
import type { DemoSource, LoadedDemo } from '../types';
import type { DemoCode } from './useDemoCode';

/** How long nothing is written before the code is compiled, in ms. */
const delay = 300;

interface Edit {
  /** The demo's own file as the visitor has it; empty until the code is there. */
  code: string;
  setCode(code: string): void;
  /** Whether the code differs from the demo's. */
  edited: boolean;
  /** Gives the demo's own code and component back. */
  reset(): void;
  /** What is wrong with the code, for the visitor; the component before it stays. */
  error?: string;
  /** Brings the last code that compiled: another function each time; absent until one did. */
  load?: () => Promise<LoadedDemo>;
}

interface Draft {
  source: DemoSource;
  code: string;
}

interface Outcome {
  source: DemoSource;
  load?: Edit['load'];
  error?: string;
}

async function bringCompiler() {
  try {
    return await import(/* webpackChunkName: "demo-editor" */ './edit/compileDemo');
  } catch (cause) {
    const message = translate({
      id: 'site.demo.compilerFailed',
      message: 'What runs your code could not be loaded. Check the connection and type on.',
    });
    throw new Error(message, { cause });
  }
}

async function compileDraft({ source, code }: Draft, loadUnedited: () => Promise<LoadedDemo>) {
  const { compile } = await bringCompiler();
  const [main, ...others] = source.files;
  const component = await compile([{ ...main, code }, ...others]);
  const { styles } = await loadUnedited();
  return { default: component, styles };
}

/**
 * The code of a demo as the visitor changes it, and the component that it makes. What compiles it
 * is loaded when it is first changed. Code in another style or language is another code: what was
 * changed is there again when the visitor comes back to it.
 *
 * @param source the unedited code that shows; absent until it is loaded
 * @param loadUnedited brings the unedited demo, whose styles the edited one keeps; a stable function
 */
export function useEdit(
  source: DemoSource | undefined,
  loadUnedited: () => Promise<LoadedDemo>,
): Edit {
  const [draft, setDraft] = useState<Draft>();
  const [outcome, setOutcome] = useState<Outcome>();
  const original = source?.files[0].code ?? '';
  const current = draft?.source === source ? draft : undefined;
  const shown = outcome?.source === source ? outcome : undefined;

  useEffect(() => {
    if (!current) {
      return undefined;
    }
    let gone = false;
    const timer = setTimeout(() => {
      compileDraft(current, loadUnedited).then(
        (demo) =>
          !gone && setOutcome({ source: current.source, load: () => Promise.resolve(demo) }),
        (error: unknown) =>
          !gone &&
          setOutcome((before) => ({
            source: current.source,
            load: before?.source === current.source ? before.load : undefined,
            error: error instanceof Error ? error.message : String(error),
          })),
      );
    }, delay);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [current, loadUnedited]);

  const setCode = useCallback((code: string) => source && setDraft({ source, code }), [source]);
  const reset = useCallback(() => {
    setDraft(undefined);
    setOutcome(undefined);
  }, []);
  const code = current?.code ?? original;
  return {
    code,
    setCode,
    edited: code !== original,
    reset,
    error: shown?.error,
    load: shown?.load,
  };
}

export interface DemoEdit extends Edit {
  /** Whether the visitor began to edit: the editor stands in the place of the code. */
  started: boolean;
  start(): void;
}

/**
 * The demo's own code as the visitor changes it, on the page.
 *
 * @param loadUnedited brings the demo as it is; a stable function
 */
export function useDemoEdit(code: DemoCode, loadUnedited: () => Promise<LoadedDemo>): DemoEdit {
  const [started, setStarted] = useState(false);
  const edit = useEdit(code.source?.[code.variant], loadUnedited);
  const start = useCallback(() => setStarted(true), []);
  const { reset: undo } = edit;
  const reset = useCallback(() => {
    setStarted(false);
    undo();
  }, [undo]);
  return { ...edit, reset, started, start };
}
