import type { DemoModule } from '../demos/types';

/** A page template, as its folder describes it. */
export interface Template {
  /** Name of its folder, and the last part of its address: `crud-dashboard`. */
  name: string;
  /** Name of its component, which is also its demo: `CrudDashboard`. */
  demo: string;
  title: string;
  /** One sentence. */
  description: string;
  /** What a reader can learn from it, in a few words each. */
  shows: readonly string[];
}

/** What browsers know of a template. */
export interface ShownTemplate extends Pick<Template, 'title' | 'description'> {
  demo: DemoModule;
}
