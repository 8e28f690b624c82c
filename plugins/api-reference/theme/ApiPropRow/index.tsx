import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { toRowId } from '../../toRowId';
import type { Api, ApiProp } from '../../types';
import ApiDemos from '../ApiDemos';
import ApiLine from '../ApiLine';
import ApiRow from '../ApiRow';
import ApiRowMarks from '../ApiRowMarks';
import ApiSignature from '../ApiSignature';
import ApiType from '../ApiType';

interface Props {
  api: Api;
  prop: ApiProp;
}

/** How many letters of a default fit its column, in two lines. */
const columnLength = 40;

/** Some defaults are sentences, with code in them. */
function toDefaultCell(value: string) {
  return {
    label: translate({ id: 'site.api.default', message: 'Default' }),
    content: value.includes('`') ? <ApiLine text={value} /> : <code dir="ltr">{value}</code>,
    isLong: value.length > columnLength,
  };
}

/** A prop of a component, or a property of an interface. */
export default function ApiPropRow({ api, prop }: Props): ReactNode {
  const { name, type, signature, deprecated, description, default: value, demos = [] } = prop;
  const id = toRowId(api, 'props', name);
  const hasSignature = signature && (signature.parameters.length > 0 || signature.returns);
  return (
    <ApiRow
      id={id}
      name={name}
      first={{
        label: translate({ id: 'site.api.type', message: 'Type' }),
        content: <ApiType id={`${id}-type`} name={name} type={type} />,
      }}
      second={value === null ? undefined : toDefaultCell(value)}
      marks={<ApiRowMarks {...prop} />}
      deprecated={deprecated}
      deprecatedSince={prop.deprecatedSince}
      description={description}
      more={
        (hasSignature || demos.length > 0) && (
          <>
            {signature && <ApiSignature signature={signature} />}
            {demos.length > 0 && <ApiDemos demos={demos} />}
          </>
        )
      }
    />
  );
}
