/**
 * The tools of a project for an online editor, at exact versions: a newer one would break every
 * project at once. These build the demos of all versions on every Node from 20 on; the next major
 * of Vite wants a later Node than an online editor may have. Tailwind and TypeScript are those
 * that this site checks and styles its demos with.
 */
export const toolVersions = {
  vite: '6.4.6',
  '@vitejs/plugin-react': '4.7.0',
  typescript: '6.0.3',
  tailwindcss: '4.3.5',
  '@tailwindcss/vite': '4.3.5',
} as const;
