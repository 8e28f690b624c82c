import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { readCookie } from './readCookie';
import { writeCookie } from './writeCookie';

interface CodeChoice<Value> {
  value: Value;
  /** Takes a value and keeps it for later visits. */
  choose(value: Value): void;
}

interface Settings<Value> {
  /** What the provider is called, for the error of a missing one. */
  provider: string;
  cookie: string;
  /** What may be chosen; the first is the default. */
  values: readonly [Value, ...Value[]];
  /** What a link asks for. */
  readHash(hash: string): Value | undefined;
  /** Attribute of `<html>` that styles follow; it is set before paint, and kept up to date here. */
  attribute?: string;
}

/**
 * Makes the context of a choice about code. It starts as the prerendered page has it; then comes
 * what the address asks for, else what the cookie keeps. A link that is followed changes what is
 * shown, and not what is kept.
 */
export function createCodeChoice<Value extends string>({
  provider,
  cookie,
  values,
  readHash,
  attribute,
}: Settings<Value>) {
  const Context = createContext<CodeChoice<Value> | undefined>(undefined);

  function Provider({ children }: { children: ReactNode }): ReactNode {
    const isBrowser = useIsBrowser();
    const { hash } = useLocation();
    const [value, setValue] = useState<Value>(values[0]);
    const [followed, setFollowed] = useState<string>();
    if (isBrowser && followed !== hash) {
      const kept = followed === undefined ? readCookie(cookie, values) : undefined;
      setFollowed(hash);
      setValue(readHash(hash) ?? kept ?? value);
    }
    useEffect(() => {
      if (attribute && isBrowser) {
        document.documentElement.setAttribute(attribute, value);
      }
    }, [isBrowser, value]);
    const choice = useMemo(
      () => ({
        value,
        choose(next: Value) {
          setValue(next);
          writeCookie(cookie, next);
        },
      }),
      [value],
    );
    return <Context value={choice}>{children}</Context>;
  }

  function useChoice(): CodeChoice<Value> {
    const choice = useContext(Context);
    if (!choice) {
      throw new Error(`${provider} is missing: render this inside of it.`);
    }
    return choice;
  }

  return { Provider, useChoice };
}
