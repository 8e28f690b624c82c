import { buildDemo, type BuiltDemo } from './buildDemo';
import type { Demo } from './readDemos';

/** Returns a function that builds demos, and one that did not change since only once. */
export function createDemoBuilder(): (demo: Demo) => Promise<BuiltDemo> {
  const built = new Map<string, { from: string; result: Promise<BuiltDemo> }>();
  return (demo) => {
    const from = JSON.stringify(demo);
    const before = built.get(demo.name);
    if (before?.from === from) {
      return before.result;
    }
    const result = buildDemo(demo);
    built.set(demo.name, { from, result });
    return result;
  };
}
