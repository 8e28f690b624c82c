import type { Demo } from '../../plugins/demos/server/readDemos';
import { toDemoSources } from '../../plugins/demos/server/toDemoSources';
import type { DemoSource } from '../../plugins/demos/types';
import type { CodeStyle, CodeVariant } from '../../plugins/preferences/types';

/** Makes a demo's code as the site does, in one of its styles and languages. */
export async function readDemoSource(
  demo: Demo,
  style: CodeStyle,
  variant: CodeVariant,
): Promise<DemoSource> {
  const source = (await toDemoSources(demo))[style]?.[variant];
  if (!source) {
    throw new Error(`The demo ${demo.name} in ${demo.dir} is not written in ${style}.`);
  }
  return source;
}
