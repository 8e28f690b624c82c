import type { ReactNode } from 'react';
import PlanMark from '@theme/PlanMark';
import StatusChip from '@theme/StatusChip';
import { statusNames, type Tags } from '../../types';

interface Props {
  tags: Tags;
}

/** The tags of an entry of the tree, after its name. */
export default function EntryTags({ tags }: Props): ReactNode {
  return (
    <>
      {tags.plan && <PlanMark plan={tags.plan} />}
      {statusNames.map((status) => tags[status] && <StatusChip key={status} status={status} />)}
    </>
  );
}
