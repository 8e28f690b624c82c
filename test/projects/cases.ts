/** The projects that demos become in online editors and downloads, and which of them are built. */
import path from 'node:path';
import { toProject } from '../../plugins/demos/client/project';
import { type Demo, isTemplate, readDemos } from '../../plugins/demos/server/readDemos';
import { library } from '../../library';
import { readVersionPackages } from '../../plugins/demos/server/versionPackages';
import { toDemoSources } from '../../plugins/demos/server/buildDemo';
import { type CodeStyle, type CodeVariant, codeStyles } from '../../plugins/preferences/types';
import type { BuiltVersion } from '../../core/server/versions';

const [ownStyle, ...otherStyles] = codeStyles;

/** A project to build: a demo of a version, as a reader opens it. */
export interface ProjectCase {
  version: BuiltVersion;
  demo: Demo;
  style: CodeStyle;
  variant: CodeVariant;
  /**
   * Whether its types are checked: what the demos themselves hold is checked elsewhere, against the
   * same packages, and one of a version shows that the project around it is right.
   */
  typed: boolean;
}

/** The demos of a version. */
export interface VersionDemos {
  version: BuiltVersion;
  demos: readonly Demo[];
}

/** A demo as an online editor, or a download, gets it. */
export interface DemoProject {
  /** `ColumnTypes, Tailwind, TS` */
  label: string;
  /** Text by path. */
  files: Readonly<Record<string, string>>;
  /** Whether its types are checked. */
  typed: boolean;
}

/** The demo of a product's overview: every product of every version has one. */
function findOverview({ version, demos }: VersionDemos, product: string): Demo {
  const dir = path.join(version.dir, product, 'overview');
  const demo = demos.find((item) => item.dir.startsWith(dir + path.sep));
  if (!demo) {
    throw new Error(`${dir} has no demo. Write one for the product's overview.`);
  }
  return demo;
}

/**
 * Chooses what to build: one demo of each product of each version in TypeScript, one in JavaScript,
 * one of each other style that there is, and every page template.
 */
export function collectCases(versions: readonly VersionDemos[]): ProjectCase[] {
  const overviews = versions.flatMap((item) =>
    item.version.products.map((product, index) => ({
      version: item.version,
      demo: findOverview(item, product),
      style: ownStyle,
      variant: 'TS' as const,
      typed: index === 0,
    })),
  );
  const styled = otherStyles.flatMap((style) => {
    const cases = versions.flatMap(({ version, demos }) =>
      demos
        .filter(({ variants }) => variants.some((variant) => variant.style === style))
        .map((demo) => ({ version, demo, style, variant: 'TS' as const, typed: true })),
    );
    return cases.slice(0, 1);
  });
  const script = overviews.slice(0, 1).map((item) => ({
    ...item,
    variant: 'JS' as const,
    typed: false,
  }));
  const templates = versions.flatMap(({ version, demos }) =>
    demos.filter(isTemplate).map((demo, index) => ({
      version,
      demo,
      style: ownStyle,
      variant: 'TS' as const,
      typed: index === 0,
    })),
  );
  return [...overviews, ...script, ...styled, ...templates];
}

/** Makes the project of a demo as the site does. */
async function readProject({ version, demo, style, variant, typed }: ProjectCase) {
  const source = (await toDemoSources(demo))[style]?.[variant];
  if (!source) {
    throw new Error(`The demo ${demo.name} in ${demo.dir} is not written in ${style}.`);
  }
  const packages = await readVersionPackages(version.dir, library);
  const title = `${demo.name} | ${version.label}`;
  const { files } = toProject({ name: demo.name, title, style, variant, source, packages });
  return { label: [demo.name, style, variant].join(', '), files, typed };
}

/** Makes the projects that are built of each version, by the version's name. */
export async function readProjects(
  versions: readonly BuiltVersion[],
): Promise<ReadonlyMap<string, DemoProject[]>> {
  const demos = await Promise.all(
    versions.map(async (version) => ({ version, demos: await readDemos(version.dir) })),
  );
  const projects = new Map<string, DemoProject[]>(versions.map(({ name }) => [name, []]));
  for (const item of collectCases(demos)) {
    projects.get(item.version.name)?.push(await readProject(item));
  }
  return projects;
}
