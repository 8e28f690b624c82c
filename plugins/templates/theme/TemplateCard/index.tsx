import type { ReactNode } from 'react';
import templates from '@generated/docusaurus-plugin-templates/default/templates';
import DemoCode from '@theme/DemoCode';
import type { ShownTemplate } from '../../types';

interface Props {
  name: string;
  /** What the template is and what it shows. */
  children: ReactNode;
}

/** A template under the gallery: what it shows, and its code. */
export default function TemplateCard({ name, children }: Props): ReactNode {
  const { title, demo } = templates[name] as ShownTemplate;
  return (
    <>
      {children}
      <DemoCode demo={demo} title={title} aloneUrl={`/templates/${name}`} />
    </>
  );
}
