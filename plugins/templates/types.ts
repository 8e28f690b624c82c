import type { DemoModule } from '../demos/types';

/** A page template, as its folder describes it. */
export interface Template {
  /** Name of its folder, and the last part of its address: `crud-dashboard`. */
  name: string;
  /** Name of its component, and of the demo that it is: `CrudDashboard`. */
  demo: string;
  title: string;
  /** One sentence. */
  description: string;
  /** What can be learned from it, in a few words each. */
  shows: readonly string[];
}

/** A template as browsers know it, by its name (`@generated/docusaurus-plugin-templates/default/templates.js`). */
export interface ShownTemplate extends Pick<Template, 'title' | 'description'> {
  demo: DemoModule;
}
