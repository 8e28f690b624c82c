import type { Site } from '../../../core/types';
import { colors } from './colors';
import { icons } from './manifestFiles';

/**
 * Renders the web manifest of a build. All versions of a host are one app.
 *
 * @param site in the language of the build
 * @param baseUrl path of the version, which has the icons
 */
export function renderManifest(
  { name, tagline, basePath }: Pick<Site, 'name' | 'tagline' | 'basePath'>,
  baseUrl: string,
): string {
  const manifest = {
    id: basePath,
    name,
    short_name: name,
    description: tagline,
    start_url: basePath,
    scope: basePath,
    display: 'minimal-ui',
    background_color: colors.paper,
    theme_color: colors.paper,
    icons: icons.map(({ file, size, purpose }) => ({
      src: baseUrl + file,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
