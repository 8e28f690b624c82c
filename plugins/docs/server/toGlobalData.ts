/** What is read here of what the docs plugin gives to every page. */
interface GlobalData {
  versions: readonly { docs: readonly { path: string }[] }[];
}

/**
 * Returns what every page loads of the docs plugin: of a document no more than its path, because that
 * is all that is asked of a page that is not open.
 */
export function toGlobalData(data: unknown) {
  const { versions, ...others } = data as GlobalData;
  return {
    ...others,
    versions: versions.map((version) => ({
      ...version,
      docs: version.docs.map(({ path }) => ({ path })),
    })),
  };
}
