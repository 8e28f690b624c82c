/** The one helper of `tslib` that Docusaurus's browser code imports. */
export function __importDefault<Module extends object>(
  module: Module,
): Module | { default: Module } {
  return '__esModule' in module ? module : { default: module };
}
