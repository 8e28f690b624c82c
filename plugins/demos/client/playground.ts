import type { Site, Version } from '../../../core/types';
import { toVersionHref } from '../../navigation/client';
import {
  type CodeStyle,
  type DisplayPreferences,
  codeStyleSlugs,
  codeStyles,
  densities,
  directions,
  modes,
} from '../../preferences/types';

export interface PlaygroundQuery {
  /** Id of the demo to show; absent when the address names none. */
  demo?: string;
  /** Name or label of the version to show it in; absent for the version of the page itself. */
  version?: string;
  /** Name or label of the version to show it beside; absent for the demo alone. */
  beside?: string;
  /** Whether the page around this one asks for the demo's code. */
  sendsCode: boolean;
  /** The style to show it in; absent for the demo's first. */
  style?: CodeStyle;
  /** The preferences in the address; the page's apply to the rest. */
  overrides: Partial<DisplayPreferences>;
}

function readChoice<Value extends string>(
  params: URLSearchParams,
  name: string,
  values: readonly Value[],
): Value | undefined {
  return values.find((value) => value === params.get(name));
}

/**
 * Reads `?demo=Name&version=v6&mode=dark&direction=rtl&density=dense&style=css`,
 * and `?demo=Name&with=v6` for the demo in two versions.
 *
 * @param search `location.search`; a value that is not allowed counts as absent
 */
export function readPlaygroundQuery(search: string): PlaygroundQuery {
  const params = new URLSearchParams(search);
  return {
    demo: params.get('demo') ?? undefined,
    version: params.get('version') ?? undefined,
    beside: params.get('with') ?? undefined,
    sendsCode: params.get('sends') === 'code',
    style: codeStyles.find((style) => codeStyleSlugs[style] === params.get('style')),
    overrides: {
      mode: readChoice(params, 'mode', modes),
      direction: readChoice(params, 'direction', directions),
      density: readChoice(params, 'density', densities),
    },
  };
}

/**
 * Returns the address of another version's playground, with the same query; nothing when the wanted
 * version is unknown, absent or the page's own.
 *
 * @param built the version that the page belongs to
 * @param wanted name or label of the wanted version
 * @param search the query, with its question mark
 */
export function findPlaygroundUrl(
  site: Site,
  built: Version,
  wanted: string | undefined,
  search: string,
): string | undefined {
  const version = site.versions.find(({ name, label }) => name === wanted || label === wanted);
  return version && version !== built
    ? toVersionHref(site, built, version, `/playground${search}`)
    : undefined;
}
