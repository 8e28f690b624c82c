import type { DemoModule } from '../../../../../plugins/demos/types';

/** Stands for the list of a version's demos; a test fills it. */
const registry: Record<string, () => Promise<DemoModule>> = {};
export default registry;
