import { existsSync } from 'node:fs';
import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';
import { transform } from 'lightningcss';
import { throwProblems } from '../../../core/server/problems';
import { type Site, products } from '../../../core/types';
import type { InHouseAd } from '../types';

const adSchema = Joi.object<InHouseAd>({
  name: Joi.string().max(40).required(),
  link: Joi.string()
    .custom((link: string, { error }) =>
      link.startsWith('/') || /^https:\/\/[^/]/.test(link) ? link : error('link.target'),
    )
    .required()
    .messages({ 'link.target': `{{#label}} must start with / or https://` }),
  img: Joi.string()
    .pattern(/^\/[^?#]+$/, '"path in static/, such as /img/in-house/playground.svg"')
    .required(),
  description: Joi.string().max(90).required(),
  product: Joi.valid(...products),
  poweredby: Joi.string().max(40),
  label: Joi.string()
    .max(40)
    .pattern(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, '"words such as summer-sale"'),
});

/** Returns which ads have no picture. */
function checkPictures(ads: readonly InHouseAd[], staticDirs: readonly string[]): string[] {
  return ads
    .filter(({ img }) => !staticDirs.some((dir) => existsSync(path.join(dir, img))))
    .map(
      ({ name, img }) =>
        `data/ads.ts: "${name}" has no picture. Add static${img}, 130 by 100 px, or name another file.`,
    );
}

/**
 * Returns the entries of `data/ads.ts`.
 *
 * @param given what `data/ads.ts` exports
 * @param staticDirs absolute paths of the folders `static/`
 * @throws an error that lists every problem: the key, what was given and what is allowed
 */
export function validateAds(given: unknown, staticDirs: readonly string[]): InHouseAd[] {
  const schema = Joi.array().items(adSchema).min(1).unique('name').label('the list').messages({
    'array.min': '{{#label}} is empty. Add an ad, or write "ads: false" in site.ts',
  });
  const { error, value } = schema.validate(given, { abortEarly: false, convert: false });
  const allowed = Object.keys(adSchema.describe().keys).join(', ');
  const problems = (error?.details ?? []).map(({ type, path: place, message, context }) =>
    type === 'object.unknown'
      ? `data/ads.ts: there is no key "${place.join('.')}". Allowed: ${allowed}.`
      : `data/ads.ts: ${message}; given: ${JSON.stringify(context?.value) ?? 'nothing'}.`,
  );
  throwProblems('Invalid ads', problems);
  throwProblems('Invalid ads', checkPictures(value as InHouseAd[], staticDirs));
  return value as InHouseAd[];
}

/** Returns what is wrong with the selector of the provider's ad, which would throw in a browser. */
export function checkPlacement({ ads }: Pick<Site, 'ads'>): string[] {
  if (!ads || ads.kind !== 'script') {
    return [];
  }
  try {
    transform({ filename: 'site.css', code: Buffer.from(`${ads.placement} { color: red }`) });
    return [];
  } catch (error) {
    return [
      `site.ts: "ads.placement" must be a CSS selector such as #provider-ad; given: ${JSON.stringify(ads.placement)} (${(error as Error).message}).`,
    ];
  }
}

/**
 * Returns which ads lead to a page of the site that doesn't exist.
 *
 * @param outDir absolute path of the current version's output
 */
export function checkAdLinks(ads: readonly InHouseAd[], outDir: string): string[] {
  return ads
    .filter(({ link }) => link.startsWith('/'))
    .filter(({ link }) => {
      const page = link.slice(1).replace(/[?#].*$/, '');
      const files = page === '' ? ['index.html'] : [page, `${page}.html`, `${page}/index.html`];
      return !files.some((file) => existsSync(path.join(outDir, file)));
    })
    .map(
      ({ name, link }) =>
        `data/ads.ts: "${name}" leads to ${link}, which the current version does not have. Link to one of its pages or to an https address.`,
    );
}
