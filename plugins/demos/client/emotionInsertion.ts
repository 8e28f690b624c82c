/**
 * Replaces `@emotion/use-insertion-effect-with-fallbacks` for demos: Emotion compiles and adds the
 * styles of a component while it renders, as it does on React 17, and not when React commits. React
 * renders a demo in slices, but commits it in one task: a third of that was styles.
 */
import * as React from 'react';

export const useInsertionEffectAlwaysWithSyncFallback = <Result>(create: () => Result) => create();

// Not by its name: the bundler warns that React 17 has no such export.
export const useInsertionEffectWithLayoutFallback: typeof React.useLayoutEffect =
  Reflect.get(React, 'useInsertionEffect') ?? React.useLayoutEffect;
