import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { toRowId } from '../../paths';
import type { Api, ApiSlot } from '../../types';
import ApiRow from '../ApiRow';
import ApiRowMarks from '../ApiRowMarks';
import ApiTypeText from '../ApiTypeText';

interface Props {
  api: Api;
  slot: ApiSlot;
}

/** A part of a component that another component can stand for. */
export default function ApiSlotRow({ api, slot }: Props): ReactNode {
  const { name, className, deprecated, description } = slot;
  return (
    <ApiRow
      id={toRowId(api, 'slots', className ?? name)}
      name={name}
      first={
        className === null
          ? undefined
          : {
              label: translate({ id: 'site.api.className', message: 'Class name' }),
              content: (
                <code data-search dir="ltr">
                  .{className}
                </code>
              ),
            }
      }
      second={
        slot.default === null
          ? undefined
          : {
              label: translate({ id: 'site.api.defaultComponent', message: 'Default component' }),
              content: (
                <code data-search dir="ltr">
                  <ApiTypeText type={slot.default} />
                </code>
              ),
              isLong: slot.default.length > 40,
            }
      }
      marks={<ApiRowMarks {...slot} />}
      deprecated={deprecated}
      deprecatedSince={slot.deprecatedSince}
      description={description}
    />
  );
}
