/** Stands for NavbarItem where the site has several languages: adds the menu of them. */
import type { ComponentProps, ReactNode } from 'react';
import LanguageMenu from '@theme/LanguageMenu';
import NavbarItem from '@theme-original/NavbarItem';

type Props = ComponentProps<typeof NavbarItem> | LanguageProps;
type LanguageProps = { type: 'custom-languageMenu' } & ComponentProps<typeof LanguageMenu>;

export default function LanguageNavbarItem(props: Props): ReactNode {
  return props.type === 'custom-languageMenu' ? (
    <LanguageMenu {...(props as LanguageProps)} />
  ) : (
    <NavbarItem {...(props as ComponentProps<typeof NavbarItem>)} />
  );
}
