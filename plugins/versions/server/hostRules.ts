import type { RedirectMap } from '../../redirects/types';

/** What a host must be told beside its files. */
export interface HostRules {
  /** What is sent with every file, by name. */
  headers: Readonly<Record<string, string>>;
  /** Paths of the versions that it serves, in each language, with both slashes. */
  basePaths: readonly string[];
  /** From path to path, each as the host serves it. */
  redirects: RedirectMap;
  /** Paths whose versions are on another host, and where there; all with slashes at their ends. */
  moved: Readonly<Record<string, string>>;
}
