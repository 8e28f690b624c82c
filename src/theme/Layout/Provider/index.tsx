/**
 * Ejected from Layout/Provider 3.10.2: has no announcement bar, no preferred version, because each version
 * is a separate build, and no color mode, which `plugins/preferences` has.
 */
import { composeProviders } from '@docusaurus/theme-common';
import {
  NavbarProvider,
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
} from '@docusaurus/theme-common/internal';
import type { ReactNode } from 'react';
import type { Props } from '@theme/Layout/Provider';

const Provider = composeProviders([
  ScrollControllerProvider,
  PluginHtmlClassNameProvider,
  NavbarProvider,
]);

export default function LayoutProvider({ children }: Props): ReactNode {
  return <Provider>{children}</Provider>;
}
