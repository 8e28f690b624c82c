import { type ReactNode, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import useRouteContext from '@docusaurus/useRouteContext';
import { loadLater } from '../../../../core/client/loadLater';
import styles from './styles.module.css';

const UsedApis = loadLater(() => import(/* webpackChunkName: "api-uses" */ './UsedApis'));

interface Props {
  /** Name of a demo of the page. */
  name: string;
  /** Path of its file in the project. */
  path: string;
}

/** Whether a demo belongs to the page that shows it: page templates, for one, do not. */
const isOfPage = (path: string) => /\/demos\/[^/]+$/.test(path);

/** Under the code of a demo in a guide: what it uses of the reference, loaded when it is opened. */
export default function ApiUses({ name, path }: Props): ReactNode {
  const { plugin } = useRouteContext();
  const [wasOpened, setOpened] = useState(false);
  return (
    plugin.name === 'docusaurus-plugin-content-docs' &&
    isOfPage(path) && (
      <details className={styles.root} onToggle={() => setOpened(true)} data-no-print>
        <summary>
          {translate({ id: 'site.api.uses', message: 'Props and types in this demo' })}
        </summary>
        {wasOpened && <UsedApis name={name} />}
      </details>
    )
  );
}
