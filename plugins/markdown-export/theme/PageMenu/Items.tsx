import { useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import menu from '../../../../core/client/menu.module.css';
import { useSite } from '../../../../core/client/site';
import type { Assistant } from '../../../../core/types';
import { usePage } from '../../../navigation/client';
import type { CodeVariant } from '../../../preferences/types';
import { openPageInChat } from '../../client/pageMarkdown';
import { toMarkdownPath } from '../../types';

export interface Props {
  /** Path of the page under the host. */
  pathname: string;
  /** Path of the page's data, as JSON; absent when it has none. */
  data?: string;
  variant: CodeVariant;
}

/** Assistants whose address takes a question, as their makers document it. */
const knownAssistants: readonly Assistant[] = [
  { name: 'ChatGPT', url: 'https://chatgpt.com/?q={prompt}' },
  { name: 'Claude', url: 'https://claude.ai/new?q={prompt}' },
  { name: 'Perplexity', url: 'https://www.perplexity.ai/search?q={prompt}' },
];

/** Links that open the page in an assistant; nothing is sent before one is followed. */
function AssistantLinks({ pathname }: Pick<Props, 'pathname'>): ReactNode {
  const { site, version } = useSite();
  const url = `${version.host ?? site.url}${toMarkdownPath(pathname)}`;
  const prompt = translate(
    { id: 'site.page.prompt', message: 'Read {url} and help me with my questions about it.' },
    { url },
  );
  return (site.assistants ?? knownAssistants).map((assistant) => (
    <a
      key={assistant.name}
      role="menuitem"
      tabIndex={-1}
      className={menu.item}
      href={assistant.url.replace('{prompt}', () => encodeURIComponent(prompt))}
      target="_blank"
      rel="noopener noreferrer"
    >
      {translate(
        { id: 'site.page.assistant', message: 'Open in {name}' },
        { name: assistant.name },
      )}
    </a>
  ));
}

/** Other formats of a page, for programs, and where it can be asked about. */
export default function Items({ pathname, data, variant }: Props): ReactNode {
  const { chat } = useSite().site;
  const { subject } = usePage();
  const index = useBaseUrl('/llms.txt');
  const [failed, setFailed] = useState(false);
  const links = [
    [
      toMarkdownPath(pathname),
      translate({ id: 'site.page.viewMarkdown', message: 'View as Markdown' }),
    ],
    ...(data ? [[data, translate({ id: 'site.page.viewJson', message: 'View as JSON' })]] : []),
    [index, translate({ id: 'site.page.listMarkdown', message: 'All pages (llms.txt)' })],
  ];
  const openChat = (origin: string) => {
    setFailed(false);
    openPageInChat(origin, pathname, subject, variant).catch(() => setFailed(true));
  };
  return (
    <>
      {links.map(([href, label]) => (
        <a key={href} role="menuitem" tabIndex={-1} className={menu.item} href={href}>
          {label}
        </a>
      ))}
      <AssistantLinks pathname={pathname} />
      {chat && (
        <button
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={menu.item}
          onClick={() => openChat(chat)}
        >
          {failed ? (
            <span role="alert">
              {translate({ id: 'site.demo.chatFailed', message: 'Failed to open chat' })}
            </span>
          ) : (
            translate({ id: 'site.demo.chat', message: 'Open in chat' })
          )}
        </button>
      )}
    </>
  );
}
