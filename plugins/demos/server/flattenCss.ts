import { Features, transform } from 'lightningcss';

/** The oldest browsers of the site, as its `browserslist` has them: major times 65536. */
const targets = { chrome: 111 << 16, firefox: 115 << 16, safari: (16 << 16) | (4 << 8) };

/** Returns CSS without nesting and without spaces, for the oldest browsers of the site. */
export function flattenCss(css: string): string {
  const { code } = transform({
    filename: 'demo.css',
    code: Buffer.from(css),
    minify: true,
    // Tailwind reads prose as classes, too; what comes out of that is dropped.
    errorRecovery: true,
    include: Features.Nesting | Features.MediaQueries,
    // Browsers do these themselves, after the direction of the demo.
    exclude: Features.LogicalProperties | Features.DirSelector,
    targets,
  });
  return Buffer.from(code).toString();
}
