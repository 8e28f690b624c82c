import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { countLines } from '../../client/countLines';
import { toRowId } from '../../paths';
import type { Api, ApiProp, ApiSignature as ApiSignatureType } from '../../types';
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

/** What a signature has: each parameter, and what is returned. */
const listParts = ({ parameters, returns }: ApiSignatureType) => [
  ...parameters,
  ...(returns ? [returns] : []),
];

/** Returns whether a signature says more than the type does. */
function isTelling(signature: ApiSignatureType, type: string): boolean {
  const parts = listParts(signature);
  return parts.some(({ description }) => description) || (parts.length > 0 && !type.includes('=>'));
}

/** Returns about how many lines it takes to say how a function is called. */
function countSignatureLines(signature: ApiSignatureType): number {
  return listParts(signature).reduce(
    (lines, { description }) => lines + 1 + countLines(description),
    0,
  );
}

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
  const { name, type, deprecated, description, default: value, demos = [] } = prop;
  const id = toRowId(api, 'props', name);
  const isInterface = api.kind === 'interface';
  const signature = prop.signature && isTelling(prop.signature, type) ? prop.signature : null;
  return (
    <ApiRow
      id={id}
      name={name}
      // Most of an interface is always there: what is not has the mark that TypeScript gives it.
      isOptional={isInterface && !prop.required}
      first={{
        label: translate({ id: 'site.api.type', message: 'Type' }),
        content: <ApiType id={`${id}-type`} name={name} type={type} />,
      }}
      second={value === null ? undefined : toDefaultCell(value)}
      marks={<ApiRowMarks {...prop} required={prop.required && !isInterface} />}
      deprecated={deprecated}
      deprecatedSince={prop.deprecatedSince}
      description={description}
      moreLines={(signature ? countSignatureLines(signature) : 0) + (demos.length > 0 ? 1 : 0)}
      more={
        (signature || demos.length > 0) && (
          <>
            {signature && <ApiSignature signature={signature} />}
            {demos.length > 0 && <ApiDemos demos={demos} />}
          </>
        )
      }
    />
  );
}
