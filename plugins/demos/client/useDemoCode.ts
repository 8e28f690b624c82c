import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { readCodeHash, usePreference } from '../../preferences/client';
import {
  type CodeStyle,
  type CodeVariant,
  codeStyleSlugs,
  sourceExtensions,
} from '../../preferences/types';
import type { DemoModule, DemoSource, DemoSources } from '../types';

interface Sources {
  /** All the code of the demo, once loaded. */
  sources?: DemoSources;
  /** Whether the last attempt to load it failed. */
  failed: boolean;
  /** Loads the code, once; rejects when that fails, and then tries again when called again. */
  request(): Promise<DemoSources>;
}

/** Loads the code of a demo on demand. */
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
  /** The style that the visitor wants, when the demo doesn't have it. */
  missingStyle?: CodeStyle;
  variant: CodeVariant;
  /** Whether the whole code shows. */
  open: boolean;
  setOpen(open: boolean): void;
  /** The lines that the address links to. */
  lines?: { from: number; to: number };
  /** The code in both languages; absent until loaded: the page's HTML has the first style. */
  source?: Record<CodeVariant, DemoSource>;
  /** Whether loading the code failed. */
  failed: boolean;
  /** Loads the code in the style and language that show. */
  request(): Promise<DemoSource>;
}

/** Returns the hash that links to a demo's code in a style and language. */
export function toCodeHash(
  { name, styles }: DemoModule,
  style: CodeStyle,
  variant: CodeVariant,
): string {
  const prefix = styles.length > 1 ? `${codeStyleSlugs[style]}-` : '';
  return `#${prefix}${name}.${sourceExtensions[variant]}`;
}

interface DemoCodeOptions {
  /** Whether the whole code shows at first. */
  open?: boolean;
  /** Whether links lead to another place that shows the demo. */
  repeated?: boolean;
}

/**
 * The code of a demo as the visitor wants it: in the style and language they chose for all demos,
 * open or closed for each demo. A link to a demo's code opens it.
 *
 * @param bench the demo's element, which a link scrolls to; it contains the prerendered code
 */
export function useDemoCode(
  demo: DemoModule,
  bench: RefObject<HTMLElement | null>,
  { open: initiallyOpen = false, repeated = false }: DemoCodeOptions = {},
): DemoCode {
  const { value: wanted } = usePreference('codeStyle');
  const { value: variant } = usePreference('codeVariant');
  const style = demo.styles.includes(wanted) ? wanted : (demo.styles[0] ?? wanted);
  const [open, setOpen] = useState(initiallyOpen);
  const { sources, failed, request } = useSources(demo);
  const { hash } = useLocation();
  const link = readCodeHash(hash);
  const asked = link?.demo === demo.name && !repeated ? link : undefined;
  const isBrowser = useIsBrowser();
  const [followed, setFollowed] = useState<string>();
  if (isBrowser && followed !== hash) {
    setFollowed(hash);
    setOpen(open || asked !== undefined);
  }

  const isAsked = asked !== undefined;
  const isOpen = useRef(open);
  useEffect(() => {
    // A link to a line of open code is followed from there.
    if (isAsked && !isOpen.current) {
      bench.current?.scrollIntoView();
    }
  }, [hash, isAsked, bench]);
  useEffect(() => {
    isOpen.current = open;
  }, [open]);

  useEffect(() => {
    const prerendered = bench.current?.querySelector('[data-code]');
    // Without a preview, closed code shows nothing.
    const hasPreview = demo.previewLines > 0 && prerendered;
    if (open || (hasPreview && (style !== demo.styles[0] || !prerendered.textContent))) {
      // The failure shows in its place, and the next use tries again.
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
