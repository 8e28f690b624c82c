export { CodeStyleProvider, useCodeStyle } from './codeStyle';
export { CodeVariantProvider, useCodeVariant } from './codeVariant';
export { readCodeHash } from './readCodeHash';
export { useDisplayPreferences } from './useDisplayPreferences';
