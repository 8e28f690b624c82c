import type { Site, Version } from '../../../shared/types';

/** One change that cutting a version makes to the project. */
export interface CutStep {
  /** What is told while it is made: `freezing pages and tree`. */
  title: string;
  /**
   * Makes the change.
   *
   * @param version the version that is cut
   * @param site as it is when the version is cut
   */
  cut(version: Version, site: Site): Promise<void>;
  /** Takes the change back, however much of it was made. */
  uncut(name: string): Promise<void>;
}
