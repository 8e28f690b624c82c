import type { ReactNode } from 'react';
import templates from '@generated/docusaurus-plugin-templates/default/templates';
import NotFound from '@theme/NotFound';
import TemplateLive from '@theme/TemplateLive';
import { usePage } from '../../../navigation/client';

/** The page that a template has to itself. One route stands for all of them. */
export default function TemplatePage(): ReactNode {
  const name = usePage().slug.replace('/templates/', '');
  const template = Object.hasOwn(templates, name) ? templates[name] : undefined;
  return template ? <TemplateLive name={name} template={template} /> : <NotFound />;
}
