import { Joi } from '@docusaurus/utils-validation';
import { products, type Site, type Version } from '../types';
import { throwProblems } from './throwProblems';

const origin = Joi.string()
  .uri({ scheme: ['https', 'http'] })
  .pattern(/^[^/]+\/\/[^/]+$/, '"origin without a path"');

/** What is sent to it must not be read on the way; only one's own machine may do without https. */
const privateOrigin = Joi.string()
  .uri({ scheme: ['https', 'http'] })
  .pattern(
    /^(?:https:\/\/[^/]+|http:\/\/localhost(?::\d+)?)$/,
    '"origin without a path, https unless on localhost"',
  );

const versionSchema = Joi.object<Version>({
  name: Joi.string()
    .pattern(/^(?:current|[a-z0-9][a-z0-9.-]*)$/, '"current, or a name such as v7"')
    .required(),
  label: Joi.string().max(20).required(),
  hue: Joi.number().min(0).max(359).required(),
  products: Joi.array()
    .items(Joi.string().valid(...products))
    .min(1)
    .unique()
    .required(),
  host: origin,
});

const siteSchema = Joi.object<Site>({
  name: Joi.string().max(40).required(),
  tagline: Joi.string().max(160).required(),
  url: origin.required(),
  basePath: Joi.string()
    .pattern(/^\/(?:[\w-]+\/)*$/, '"path with both slashes"')
    .required(),
  repository: Joi.string().uri({ scheme: 'https' }),
  chat: privateOrigin,
  versions: Joi.array().items(versionSchema).min(1).unique('name').required(),
});

/** What each key of a level may be called, for the message of an unknown one. */
function listKeys(path: readonly (string | number)[]): string {
  const schema = path[0] === 'versions' && path.length > 2 ? versionSchema : siteSchema;
  return Object.keys(schema.describe().keys).join(', ');
}

/**
 * Returns `site.ts` as it is, when it is right.
 *
 * @param given what `site.ts` exports
 * @param releasedVersions the names in `versions.json`
 * @throws an error that names every wrong key, what was given and what is allowed
 */
export function validateSite(given: unknown, releasedVersions: readonly string[]): Site {
  const { error, value } = siteSchema.validate(given, { abortEarly: false, convert: false });
  const problems = (error?.details ?? []).map(({ type, path, message, context }) => {
    const key = path.join('.');
    return type === 'object.unknown'
      ? `site.ts: there is no key "${key}". Allowed here: ${listKeys(path)}.`
      : `site.ts: ${message}; given: ${JSON.stringify(context?.value) ?? 'nothing'}.`;
  });
  throwProblems('The site cannot be built', problems);
  const names = (value as Site).versions.map(({ name }) => name);
  const expected = ['current', ...releasedVersions];
  throwProblems(
    'The site cannot be built',
    names.join() === expected.join()
      ? []
      : [
          `site.ts: "versions" must list current and those of versions.json, in that order; given: ${names.join(', ')}; expected: ${expected.join(', ')}.`,
        ],
  );
  return value as Site;
}
