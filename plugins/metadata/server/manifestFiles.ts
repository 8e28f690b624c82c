/** Files that a build has beside its pages, from its top. */
export const manifest = 'manifest.webmanifest';
export const appleIcon = 'img/apple-touch-icon.png';

/** The icons that the manifest names: the logo alone, and on paper with room for any mask. */
export const icons = [
  { file: 'img/icon-192.png', size: 192, purpose: 'any' },
  { file: 'img/icon-512.png', size: 512, purpose: 'any' },
  { file: 'img/icon-maskable-512.png', size: 512, purpose: 'maskable' },
] as const;
