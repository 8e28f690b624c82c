/** An item of a list. Those of a task list, `- [ ] Release it` in Markdown, can be ticked. */
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
import Li from '@theme/MDXComponents/Li';
import { createVisitorStore } from '../../../core/client/visitorStore';
import styles from './Item.module.css';

/** The tasks of each page that are not as its author left them: a line for each text. */
const changedTasks = createVisitorStore(() => localStorage, 'tasks-');

const readChanged = (pathname: string) => changedTasks.read(pathname).split('\n').filter(Boolean);

interface TaskProps {
  /** Whether its author ticked it. */
  done: boolean;
  children: ReactNode;
}

function Task({ done, children }: TaskProps): ReactNode {
  const { pathname } = useLocation();
  const label = useRef<HTMLSpanElement>(null);
  const [changed, setChanged] = useState(false);
  const readText = () => label.current?.textContent.replace(/\s+/g, ' ').trim() ?? '';

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- saved outside of React
    setChanged(readChanged(pathname).includes(readText()));
  }, [pathname]);

  const change = () => {
    const text = readText();
    const others = readChanged(pathname).filter((item) => item !== text);
    changedTasks.write(pathname, (changed ? others : [...others, text]).join('\n'));
    setChanged(!changed);
  };
  return (
    <label className={styles.task}>
      <input type="checkbox" checked={done !== changed} onChange={change} />
      <span ref={label}>{children}</span>
    </label>
  );
}

export default function Item({ children, ...props }: ComponentProps<'li'>): ReactNode {
  const [first, ...content] = Children.toArray(children);
  return (
    <Li {...props}>
      {isValidElement<ComponentProps<'input'>>(first) && first.props.type === 'checkbox' ? (
        <Task done={first.props.checked ?? false}>{content}</Task>
      ) : (
        children
      )}
    </Li>
  );
}
