/** Bundlers load a loader with Node alone, which knows no TypeScript. */
module.exports = require('tsx/cjs/api').require('./islandStyles.ts', __filename).default;
