import type { Plan } from '../../../../core/types';

/** A page that an index for language models can list. */
export interface ListedPage {
  title: string;
  description: string;
  /** Address of its Markdown. */
  url: string;
  plan: Plan | null;
}
