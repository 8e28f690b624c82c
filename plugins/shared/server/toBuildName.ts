import type { BuiltVersion } from './findVersion';

/**
 * Returns what the folders of a build are called: `v4`, in another language `v4.zh`, and where the
 * version has a host of its own `v4.host`.
 */
export function toBuildName({
  name,
  language,
  host,
}: Pick<BuiltVersion, 'name' | 'language' | 'host'>): string {
  const parts = [name, language === 'en' ? '' : language, host === undefined ? '' : 'host'];
  return parts.filter(Boolean).join('.');
}
