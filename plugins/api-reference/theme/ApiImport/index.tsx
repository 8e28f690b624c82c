import { Fragment, type ReactNode } from 'react';
import CodeBlock from '@theme/CodeBlock';

interface Props {
  /** Import statements; any of them will do. */
  imports: readonly string[];
}

/** Which words of an import statement have a color. */
const tokens: readonly [pattern: RegExp, kind: string][] = [
  [/^(?:import|from|type|as)$/, 'keyword'],
  [/^['"]/, 'string'],
  [/^[{};,*]$/, 'punctuation'],
];

function renderStatement(statement: string): ReactNode {
  return statement.split(/('[^']*'|"[^"]*"|\w+|[{};,*])/).map((text, index) => {
    const kind = tokens.find(([pattern]) => pattern.test(text))?.[1];
    return kind ? (
      <span key={index} className={`token ${kind}`}>
        {text}
      </span>
    ) : (
      <Fragment key={index}>{text}</Fragment>
    );
  });
}

/** How something is imported, in each of its ways. */
export default function ApiImport({ imports }: Props): ReactNode {
  return (
    <CodeBlock>
      {imports.map((statement, index) => (
        <Fragment key={statement}>
          {index > 0 && <span className="token comment">{'\n// or\n'}</span>}
          {renderStatement(statement)}
        </Fragment>
      ))}
    </CodeBlock>
  );
}
