/**
 * What commands use of plugins that can go (`test/optionalPlugins.json`), loaded when it is asked for: their
 * folders may not be there.
 */
/* eslint-disable @typescript-eslint/no-require-imports -- `import()` is Node's own, which knows no TypeScript */

export const loadReceiver = () =>
  require('../plugins/feedback/server/receiver') as typeof import('../plugins/feedback/server/receiver');

export const loadSummary = () =>
  require('../plugins/feedback/server/summary') as typeof import('../plugins/feedback/server/summary');

export const loadMeasuring = () =>
  require('../plugins/bundle-size/server/measureSizes') as typeof import('../plugins/bundle-size/server/measureSizes');
