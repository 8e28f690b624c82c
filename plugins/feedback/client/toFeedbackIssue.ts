interface Place {
  /** Address of the repository. */
  repository: string;
  /** What the page is called. */
  title: string;
  /** Address of the page. */
  address: string;
  /** What a visitor reads of the version. */
  version: string;
}

/** Returns the address of a new issue about a page, with what is known filled in. */
export function toFeedbackIssue({ repository, title, address, version }: Place): string {
  const body = ['What is missing or wrong:', '', '', `- Page: ${address}`, `- Version: ${version}`];
  const params = new URLSearchParams({
    title: `[docs] ${title} (${version})`,
    body: body.join('\n'),
  });
  return `${repository}/issues/new?${params}`;
}
