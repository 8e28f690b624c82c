/** What pages get of the evidence: a file for each page, one for the version, and a table of its components. */
import type { DemoSource } from '../../../core/server/contribution';
import { groupBy } from '../../../core/groupBy';
import type { Pins } from '../../../core/server/pins';
import { compareReleases } from '../../../core/releases';
import { toDemoTitle } from '../../../core/server/titles';
import type { Product } from '../../../core/types';
import { findImports } from '../../demos/imports';
import {
  type ComponentSummary,
  type DemoEvidence,
  type DemoLink,
  type FolderEvidence,
  type PageEvidence,
  type Problem,
  type Summary,
  impacts,
  views,
} from '../types';
import type { EvidencePage, Note } from './evidenceFiles';
import { listOutdated } from './outdated';

/** A component that the reference documents. */
export interface Component {
  name: string;
  product: Product;
  /** Slug of its page in the reference. */
  slug: string;
}

/** A version as far as its evidence needs it. */
export interface EvidenceInput {
  evidence: ReadonlyMap<string, FolderEvidence>;
  pages: readonly EvidencePage[];
  sources: readonly DemoSource[];
  pins: Pins;
}

/** Returns what was found in the demos of each page, by slug; `null` for a page that was never measured. */
export function toPageEvidence(input: EvidenceInput): Map<string, PageEvidence | null> {
  const { evidence, pages, sources, pins } = input;
  const byFolder = groupBy(sources, ({ folder }) => folder);
  const found = pages.map(({ slug, folder, demos }): [string, PageEvidence | null] => {
    const known = evidence.get(folder);
    if (!known) {
      return [slug, null];
    }
    const outdated = new Set(listOutdated(known, byFolder.get(folder) ?? [], pins));
    const shown = Object.entries(known.demos).filter(([name]) => demos.includes(name));
    const entries = shown.map(([name, { hash: _hash, ...demo }]) => [
      name,
      { ...demo, ...(outdated.has(name) && { outdated: true }) },
    ]);
    return [slug, { ...known, demos: Object.fromEntries(entries) as PageEvidence['demos'] }];
  });
  return new Map(found);
}

/** Names that a demo imports as values, and draws or hands over. */
function listUsedNames({ files }: DemoSource): Set<string> {
  const names = files.flatMap(({ name: file, code }) =>
    /\.tsx?$/.test(file)
      ? findImports(code).flatMap(({ clause = '' }) =>
          clause.startsWith('type ')
            ? []
            : clause
                .split(/[{},]/)
                .map((part) => part.trim().split(/\s+as\s+/)[0] ?? '')
                .filter((name) => /^[A-Z]\w*$/.test(name)),
        )
      : [],
  );
  return new Set(names);
}

/** How many demos are linked to with each problem; the JSON has all. */
const MAX_LINKS = 6;

interface MeasuredDemo {
  link: DemoLink;
  demo: DemoEvidence;
}

/** What of the walk by keyboard is a problem, beside the rules of axe. */
const keyboardProblems = [
  ['trapped', ({ trapped }: DemoEvidence) => trapped === true],
  ['withoutFocus', ({ withoutFocus = [] }: DemoEvidence) => withoutFocus.length > 0],
  ['unreachable', ({ unreachable = [] }: DemoEvidence) => unreachable.length > 0],
] as const;

function listProblems(measured: readonly MeasuredDemo[], notes: readonly Note[]): Problem[] {
  const rules = measured.flatMap(({ link, demo: { failures = [] } }) =>
    failures.map((failure) => ({ ...failure, link })),
  );
  const ofAxe = [...groupBy(rules, ({ rule }) => rule)].flatMap(([rule, failures]): Problem[] => {
    const [first] = failures;
    const seen = new Set(failures.flatMap((failure) => failure.views ?? views));
    return first
      ? [
          {
            rule,
            help: first.help,
            impact: first.impact,
            ...(seen.size < views.length && { views: views.filter((view) => seen.has(view)) }),
            count: failures.length,
            demos: failures.slice(0, MAX_LINKS).map(({ link }) => link),
          },
        ]
      : [];
  });
  const ofKeyboard = keyboardProblems.flatMap(([rule, has]): Problem[] => {
    const links = measured.filter(({ demo }) => has(demo)).map(({ link }) => link);
    return links.length > 0
      ? [{ rule, count: links.length, demos: links.slice(0, MAX_LINKS) }]
      : [];
  });
  const rank = ({ impact }: Problem) => (impact ? impacts.indexOf(impact) : impacts.length);
  return [...ofAxe, ...ofKeyboard]
    .toSorted((a, b) => rank(b) - rank(a) || b.count - a.count)
    .map((problem) => {
      const { note } = notes.find(({ rule }) => rule === problem.rule) ?? {};
      return note === undefined ? problem : { ...problem, note };
    });
}

/** Returns a line for each component, with what fails in the demos that use it. */
export function summarize(
  { evidence, pages, sources }: EvidenceInput,
  components: readonly Component[],
  notes: readonly Note[],
): Summary {
  const slugs = new Map(
    pages.flatMap(({ slug, folder, demos }) => demos.map((name) => [`${folder}/${name}`, slug])),
  );
  const measured = sources.flatMap((source) => {
    const key = `${source.folder}/${source.name}`;
    const demo = evidence.get(source.folder)?.demos[source.name];
    const slug = slugs.get(key);
    const link = { title: toDemoTitle(source.name), path: `${slug}#${source.name}` };
    return demo && slug !== undefined ? [{ link, demo, names: listUsedNames(source) }] : [];
  });
  const folders = [...evidence.values()];
  const days = folders.map((folder) => folder.measured).toSorted();
  const versions = folders.map(({ axe }) => axe).toSorted(compareReleases);
  return {
    demos: slugs.size,
    measured: measured.length,
    from: days[0] ?? '',
    to: days.at(-1) ?? '',
    axe: versions.at(-1) ?? '',
    components: components.map(({ name, product, slug }): ComponentSummary => {
      const own = measured.filter(({ names }) => names.has(name));
      const ownNotes = notes.filter((note) => note.components.includes(name));
      return { name, product, slug, measured: own.length, problems: listProblems(own, ownNotes) };
    }),
  };
}

/** Returns notes that say nothing of any demo any more, or never did. */
export function checkNotes(
  notes: readonly Note[],
  { components }: Pick<Summary, 'components'>,
  file: string,
): string[] {
  return notes.flatMap(({ rule, components: names }) =>
    names.flatMap((name) => {
      const component = components.find((item) => item.name === name);
      if (!component) {
        return [`${file}: the reference has no component "${name}". Remove it from "${rule}".`];
      }
      return component.problems.some((problem) => problem.rule === rule)
        ? []
        : [`${file}: no demo of ${name} fails "${rule}" any more. Remove ${name} from it.`];
    }),
  );
}
