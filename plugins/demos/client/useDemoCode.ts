import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { readCodeHash, usePreference } from '../../preferences/client';
import type { CodeStyle, CodeVariant } from '../../preferences/types';
import type { DemoModule, DemoSource, DemoSources } from '../types';

interface Sources {
  /** All the code of the demo, when it is there. */
  sources?: DemoSources;
  /** Whether the last attempt to bring it failed. */
  failed: boolean;
  /** Brings the code, once; rejects when it cannot be loaded, and may be called again then. */
  request(): Promise<DemoSources>;
}

/** Brings the code of a demo when it is first asked for. */
function useSources(demo: Pick<DemoModule, 'loadSources'>): Sources {
  const [sources, setSources] = useState<DemoSources>();
  const [failed, setFailed] = useState(false);
  const pending = useRef<Promise<DemoSources>>(undefined);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  const request = useCallback(() => {
    pending.current ??= demo.loadSources().then(
      ({ default: loaded }) => {
        if (!gone.current) {
          setSources(loaded);
          setFailed(false);
        }
        return loaded;
      },
      (error: Error) => {
        pending.current = undefined;
        if (!gone.current) {
          setFailed(true);
        }
        throw error;
      },
    );
    return pending.current;
  }, [demo]);
  return { sources, failed, request };
}

export interface DemoCode {
  /** The style that the demo is shown in. */
  style: CodeStyle;
  /** The style that the visitor wants and that the demo does not have. */
  missingStyle?: CodeStyle;
  variant: CodeVariant;
  /** Whether the whole code shows. */
  open: boolean;
  setOpen(open: boolean): void;
  /** The lines that the address points at. */
  lines?: { from: number; to: number };
  /** The code in both languages; absent until it is loaded: the page's HTML has the first style. */
  source?: Record<CodeVariant, DemoSource>;
  /** Whether the code could not be loaded. */
  failed: boolean;
  /** Brings the code in the style and the language that are shown. */
  request(): Promise<DemoSource>;
}

/** What the address says of a demo's code; nothing when it means another one or none. */
function readAsked(hash: string, name: string) {
  const asked = readCodeHash(hash);
  return asked?.demo === name ? asked : undefined;
}

/**
 * The code of a demo as the visitor wants it: style and language are theirs, for all demos; whether
 * it is open is the demo's own, and what the address asks for opens it.
 *
 * @param bench the demo's element, which an address scrolls to; code that was prerendered is in it
 */
export function useDemoCode(demo: DemoModule, bench: RefObject<HTMLElement | null>): DemoCode {
  const { value: wanted } = usePreference('codeStyle');
  const { value: variant } = usePreference('codeVariant');
  const style = demo.styles.includes(wanted) ? wanted : (demo.styles[0] ?? wanted);
  const [open, setOpen] = useState(false);
  const { sources, failed, request } = useSources(demo);
  const { hash } = useLocation();
  const asked = readAsked(hash, demo.name);
  const isBrowser = useIsBrowser();
  const [followed, setFollowed] = useState<string>();
  if (isBrowser && followed !== hash) {
    setFollowed(hash);
    setOpen(open || asked !== undefined);
  }

  const isAsked = asked !== undefined;
  const isOpen = useRef(open);
  useEffect(() => {
    // Whoever follows a link to a line of code that is open is there already.
    if (isAsked && !isOpen.current) {
      bench.current?.scrollIntoView();
    }
  }, [hash, isAsked, bench]);
  useEffect(() => {
    isOpen.current = open;
  }, [open]);

  useEffect(() => {
    const prerendered = bench.current?.querySelector('[data-code]')?.textContent;
    // Without a preview nothing of closed code shows.
    const hasPreview = demo.previewLines > 0;
    if (open || (hasPreview && (style !== demo.styles[0] || !prerendered))) {
      // What failed says so in its place, and is asked for again when it is needed.
      request().catch(() => {});
    }
  }, [open, style, demo, bench, request]);

  return {
    style,
    ...(style !== wanted && { missingStyle: wanted }),
    variant,
    open,
    setOpen,
    lines: asked?.lines,
    source: sources?.[style],
    failed,
    async request() {
      const source = (await request())[style]?.[variant];
      if (!source) {
        throw new Error(`The demo ${demo.name} has no code in ${style}.`);
      }
      return source;
    },
  };
}
