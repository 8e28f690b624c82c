import { toProject } from '../../plugins/demos/client/toProject';
import type { VersionPackages } from '../../plugins/demos/types';
import type { ProjectCase } from './collectCases';
import { readDemoSource } from './readDemoSource';

/** A demo as an online editor, or a download, gets it. */
export interface DemoProject {
  /** Name of its folder. */
  id: string;
  /** What it is called in reports. */
  label: string;
  /** Text by path. */
  files: Readonly<Record<string, string>>;
  /** Whether its types are checked. */
  typed: boolean;
}

/** Makes the project of a demo as the site does. */
export async function readProject(
  { version, demo, style, variant, typed }: ProjectCase,
  packages: VersionPackages,
): Promise<DemoProject> {
  const source = await readDemoSource(demo, style, variant);
  const title = `${demo.name} | ${version.label}`;
  const { files } = toProject({ name: demo.name, title, style, variant, source, packages });
  return {
    id: [demo.name, style, variant].join('-').replaceAll(' ', '-'),
    label: `${version.label} ${demo.name}, ${style}, ${variant}`,
    files,
    typed,
  };
}
