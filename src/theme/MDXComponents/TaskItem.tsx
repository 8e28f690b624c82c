/** An item of a task list, `- [ ] Release it` in Markdown, that visitors can tick. */
import {
  Children,
  type ComponentProps,
  isValidElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from '@docusaurus/router';
import { createStore } from '../../../core/client/visitorStore';
import styles from './TaskItem.module.css';

/** The items of each page that are not as its author left them: a line for each text. */
const changedTasks = createStore(() => localStorage, 'tasks-');

const readChanged = (pathname: string) => changedTasks.read(pathname).split('\n').filter(Boolean);

const isBox = (node: ReactNode) =>
  isValidElement<ComponentProps<'input'>>(node) && node.props.type === 'checkbox';

export default function TaskItem({ children, ...props }: ComponentProps<'li'>): ReactNode {
  const { pathname } = useLocation();
  const text = useRef<HTMLSpanElement>(null);
  const [changed, setChanged] = useState(false);
  const nodes = Children.toArray(children);
  const box = nodes.find(isBox) as { props: ComponentProps<'input'> } | undefined;
  const readText = () => text.current?.textContent.replace(/\s+/g, ' ').trim() ?? '';

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- saved outside of React
    setChanged(readChanged(pathname).includes(readText()));
  }, [pathname]);

  const change = () => {
    const others = readChanged(pathname).filter((item) => item !== readText());
    changedTasks.write(pathname, (changed ? others : [...others, readText()]).join('\n'));
    setChanged(!changed);
  };
  return (
    <li {...props}>
      <label className={styles.task}>
        <input
          type="checkbox"
          checked={(box?.props.checked ?? false) !== changed}
          onChange={change}
        />
        <span ref={text}>{nodes.filter((node) => !isBox(node))}</span>
      </label>
    </li>
  );
}
