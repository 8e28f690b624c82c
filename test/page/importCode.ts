/** Stands for what imports a `blob:` address, which Node and jsdom cannot. */
export async function importCode(code: string): Promise<Record<string, unknown>> {
  const exported = {};
  new Function('exported', code.replace(/^export default /, 'exported.default = '))(exported);
  return exported;
}
