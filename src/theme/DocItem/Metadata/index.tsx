/** Wraps DocItem/Metadata: the canonical link of an old version's page is the same page in the current one. */
import type { ReactNode } from 'react';
import { usePageFrontMatter } from '../../../../plugins/navigation/client';
import Metadata from '@theme-init/DocItem/Metadata';
import SuccessorLink from '@theme/SuccessorLink';

export default function DocItemMetadata(): ReactNode {
  const { successor } = usePageFrontMatter();
  return (
    <>
      <Metadata />
      <SuccessorLink slug={successor} />
    </>
  );
}
