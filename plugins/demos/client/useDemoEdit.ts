import { useCallback, useEffect, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import type { DemoSource, LoadedDemo } from '../types';
import { toError } from './thrown';

/** How long after the last key the code is compiled, in ms. */
const COMPILE_DELAY = 300;

/** A demo's own code with the visitor's changes, on the page. */
export interface DemoEdit {
  /** Whether editing has begun: the editor replaces the code. */
  started: boolean;
  start(): void;
  /** The demo's own file as the visitor has it; empty until it is loaded. */
  code: string;
  setCode(code: string): void;
  /** Whether the code differs from the demo's. */
  edited: boolean;
  /** Ends editing and restores the demo's own code and component. */
  reset(): void;
  /** What is wrong with the code, for the visitor; the last component stays. */
  error?: string;
  /** Loads the last code that compiled: another function each time; absent until one did. */
  load?: () => Promise<LoadedDemo>;
}

interface Draft {
  source: DemoSource;
  code: string;
}

interface Outcome {
  source: DemoSource;
  load?: DemoEdit['load'];
  error?: string;
}

async function loadCompiler() {
  try {
    return await import(/* webpackChunkName: "demo-editor" */ './edit/compileDemo');
  } catch (cause) {
    const message = translate({
      id: 'site.demo.compilerFailed',
      message: 'The code runner failed to load. Keep typing to retry.',
    });
    throw new Error(message, { cause });
  }
}

async function compileDraft({ source, code }: Draft, loadUnedited: () => Promise<LoadedDemo>) {
  const { compileDemo } = await loadCompiler();
  const [main, ...others] = source.files;
  const component = await compileDemo([{ ...main, code }, ...others]);
  const { styles } = await loadUnedited();
  return { default: component, styles };
}

/**
 * Compiles the code of a demo while the visitor edits it; the compiler loads with the first change.
 * Each style and language has its own changes, which are there again when the visitor returns to it.
 *
 * @param source the unedited code that shows; absent until it is loaded
 * @param loadUnedited loads the unedited demo, whose styles the edited one keeps; a stable function
 */
export function useDemoEdit(
  source: DemoSource | undefined,
  loadUnedited: () => Promise<LoadedDemo>,
): DemoEdit {
  const [started, setStarted] = useState(false);
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
        (thrown: unknown) =>
          !gone &&
          setOutcome((before) => ({
            source: current.source,
            load: before?.source === current.source ? before.load : undefined,
            error: toError(thrown).message,
          })),
      );
    }, COMPILE_DELAY);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [current, loadUnedited]);

  const start = useCallback(() => setStarted(true), []);
  const setCode = useCallback((code: string) => source && setDraft({ source, code }), [source]);
  const reset = useCallback(() => {
    setStarted(false);
    setDraft(undefined);
    setOutcome(undefined);
  }, []);
  const code = current?.code ?? original;
  return {
    started,
    start,
    code,
    setCode,
    edited: code !== original,
    reset,
    error: shown?.error,
    load: shown?.load,
  };
}
