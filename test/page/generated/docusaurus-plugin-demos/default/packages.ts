import type { VersionPackages } from '../../../../../plugins/demos/types';

/** Stands for what a version pins. */
const packages: VersionPackages = {
  '@acme/x-data-table': { version: '8.11.0', peers: ['react'] },
  react: { version: '19.2.9', peers: [] },
  'react-dom': { version: '19.2.9', peers: ['react'] },
};
export default packages;
