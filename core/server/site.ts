import { Joi } from '@docusaurus/utils-validation';
import { toLanguageTag } from '../languages';
import { addLanguage } from '../pagePath';
import {
  type Analytics,
  type Assistant,
  type DemoSources,
  type Language,
  type Site,
  type Version,
  products,
} from '../types';
import { throwProblems } from './problems';

/**
 * Returns the site as the pages of a language know it: their links stay in the language, and they offer
 * it even if `site.ts` doesn't list it.
 */
export function localizeSite(site: Site, language: Language): Site {
  const { languages = [] } = site;
  return language === 'en'
    ? site
    : {
        ...site,
        basePath: addLanguage(site.basePath, language),
        languages: [...new Set([...languages, language])],
      };
}

/**
 * Returns the site with one version on its own host, whatever `site.ts` says about it.
 *
 * @param name name or label of the version
 * @param host origin of that host; absent or empty: the site stays as it is
 */
export function toHostedSite(site: Site, name: string | undefined, host: string | undefined): Site {
  const isMeant = (version: Version) => version.name === name || version.label === name;
  return host
    ? { ...site, versions: site.versions.map((item) => (isMeant(item) ? { ...item, host } : item)) }
    : site;
}

const origin = Joi.string()
  .uri({ scheme: ['https', 'http'] })
  .pattern(/^[^/]+\/\/[^/]+$/, '"origin without a path"');

/** An origin that data is sent to: encrypted, except on the same machine. */
const privateOrigin = Joi.string()
  .uri({ scheme: ['https', 'http'] })
  .pattern(
    /^(?:https:\/\/[^/]+|http:\/\/localhost(?::\d+)?)$/,
    '"origin without a path, https unless on localhost"',
  );

/** The same, with a path. */
const privateAddress = Joi.string()
  .uri({ scheme: ['https', 'http'] })
  .pattern(/^(?:https:|http:\/\/localhost(?=[:/]))/, '"address, https unless on localhost"');

/** The same, or a path of the host that serves the site. */
const privatePlace = Joi.string().pattern(
  /^(?:\/(?!\/)[\w./-]+|https:\/\/[^\s/]+\S*|http:\/\/localhost(?=[:/])\S+)$/,
  '"path on this host, or address, https unless on localhost"',
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

const adSchemas = {
  script: Joi.object({
    kind: Joi.string().required(),
    src: privateAddress.required(),
    hosts: Joi.array().items(privateOrigin).unique(),
    scriptId: Joi.string().max(60),
    placement: Joi.string().max(100).required(),
    backers: Joi.string().uri({ scheme: 'https' }),
  }),
  feed: Joi.object({ kind: Joi.string().required(), url: privateAddress.required() }),
};

const adsSchema = Joi.alternatives().conditional('.kind', {
  switch: Object.entries(adSchemas).map(([is, then]) => ({ is, then })),
  otherwise: Joi.any().valid(false).messages({
    'any.only': '"ads" must be false, or have the kind "script" or "feed"',
  }),
});

/** A language besides English, in the spelling that paths and folders have. */
const languageSchema = Joi.string().custom((text: string, { error, message }) => {
  const tag = toLanguageTag(text);
  if (tag === text) {
    return text === 'en'
      ? message({ custom: '{{#label}} is English, the language of the source: leave it out' })
      : text;
  }
  return tag === undefined
    ? error('string.pattern.name', { name: 'BCP 47 tag such as zh or pt-BR' })
    : message({ custom: `{{#label}} must be written ${tag}` });
});

const ratio = Joi.number().min(0).max(1);

const analyticsSchema = Joi.object<Analytics>({
  measurementId: Joi.string()
    .pattern(/^[A-Z]+-[A-Z0-9-]+$/, '"id such as G-ABC123"')
    .required(),
  adDisplayRatio: ratio,
  webVitalsRatio: ratio,
});

/** What demos may load from outside. */
const demoSourcesSchema = Joi.object<DemoSources>({
  images: Joi.array().items(privateOrigin).unique(),
  requests: Joi.array().items(privateOrigin).unique(),
});

const siteSchema = Joi.object<Site>({
  name: Joi.string().max(40).required(),
  tagline: Joi.string().max(160).required(),
  headline: Joi.string().max(80),
  url: origin.required(),
  basePath: Joi.string()
    .pattern(/^\/(?:[\w-]+\/)*$/, '"path with both slashes"')
    .required(),
  repository: Joi.string().uri({ scheme: 'https' }),
  chat: privateOrigin,
  assistants: Joi.array().items(
    Joi.object<Assistant>({
      name: Joi.string().max(30).required(),
      url: Joi.string()
        .pattern(/^https:\/\/[^\s/{}]+\/\S*\{prompt\}\S*$/, '"https address with {prompt} in it"')
        .required(),
    }),
  ),
  feedback: privatePlace,
  ads: adsSchema,
  analytics: analyticsSchema,
  askConsent: Joi.boolean(),
  demoSources: demoSourcesSchema,
  policyInPages: Joi.boolean(),
  offlineHosts: Joi.array()
    .items(
      Joi.string().hostname().messages({
        'string.hostname': '{{#label}} must be the name of a host, without scheme and port',
      }),
    )
    .unique(),
  offlineBudget: Joi.number().positive(),
  languages: Joi.array().items(languageSchema).unique(),
  pictureFonts: Joi.object().pattern(
    languageSchema,
    Joi.string().pattern(
      /^@fontsource-variable\/[\w-]+$/,
      '"package such as @fontsource-variable/noto-sans-sc"',
    ),
  ),
  versions: Joi.array()
    .items(versionSchema)
    .min(1)
    .unique('name')
    .unique('host', { ignoreUndefined: true })
    .required(),
});

/** Returns the allowed keys beside an unknown one, for its message. */
function listKeys([level, ...rest]: readonly (string | number)[], given: Partial<Site>): string {
  const levels: Record<string, Joi.ObjectSchema | undefined> = {
    ads: given.ads ? adSchemas[given.ads.kind] : undefined,
    analytics: analyticsSchema,
    demoSources: demoSourcesSchema,
    versions: versionSchema,
  };
  const schema = (rest.length > 0 && levels[`${level}`]) || siteSchema;
  return Object.keys(schema.describe().keys).join(', ');
}

/**
 * Returns `site.ts` unchanged if it is valid.
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
      ? `site.ts: there is no key "${key}". Allowed here: ${listKeys(path, value as Partial<Site>)}.`
      : `site.ts: ${message}; given: ${JSON.stringify(context?.value) ?? 'nothing'}.`;
  });
  throwProblems('The site cannot be built', problems);
  const { versions, url, basePath, languages = [], askConsent, ads, analytics } = value as Site;
  const names = versions.map(({ name }) => name);
  const expected = ['current', ...releasedVersions];
  throwProblems('The site cannot be built', [
    ...(names.join() === expected.join()
      ? []
      : [
          `site.ts: "versions" must list current and those of versions.json, in that order; given: ${names.join(', ')}; expected: ${expected.join(', ')}.`,
        ]),
    ...versions
      .filter(({ name, host }) => host !== undefined && (name === 'current' || host === url))
      .map(
        ({ name, host }) =>
          `site.ts: "host" of ${name} must be a host for that version only; given: ${host}. "url" is the host of the current version; leave "host" out for a version that is served there too.`,
      ),
    ...languages
      .filter((language) => basePath.startsWith(`/${language}/`))
      .map(
        (language) =>
          `site.ts: "basePath" begins with the language ${language}, as only its translation may; given: ${basePath}. Change it, or leave the language out.`,
      ),
    ...(askConsent && !ads && !analytics
      ? [
          'site.ts: "askConsent" has nothing to ask for. Set "analytics" or "ads" to a third party, or remove it.',
        ]
      : []),
  ]);
  return value as Site;
}
