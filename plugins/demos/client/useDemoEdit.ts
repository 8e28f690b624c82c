import { useState } from 'react';
import type { DemoModule, LoadedDemo } from '../types';
import type { DemoCode } from './useDemoCode';

export interface DemoEdit {
  started: boolean;
  code: string;
  edited: boolean;
  error?: string;
  load?: () => Promise<LoadedDemo>;
  start(): void;
  change(code: string): void;
  reset(): void;
}

export function useDemoEdit(_demo: DemoModule, code: DemoCode): DemoEdit {
  const [text, setText] = useState<string>();
  return {
    started: false,
    code: text ?? code.source?.[code.variant].files[0].code ?? '',
    edited: text !== undefined,
    start() {},
    change: setText,
    reset: () => setText(undefined),
  };
}
