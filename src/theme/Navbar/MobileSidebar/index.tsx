/** Ejected from Navbar/MobileSidebar 3.10.2: the drawer is loaded when the visitor first acts. */
import { useLockBodyScroll, useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import type { ReactNode } from 'react';
import { loadLater } from '../../../../core/client/loadLater';
import { useHasActed } from '../../../../core/client/useHasActed';

const Drawer = loadLater(() => import(/* webpackChunkName: "drawer" */ './Drawer'));

export default function NavbarMobileSidebar(): ReactNode {
  const { shown, shouldRender } = useNavbarMobileSidebar();
  const hasActed = useHasActed();
  useLockBodyScroll(shown);
  return shouldRender && hasActed && <Drawer failureClass="navbar-sidebar" />;
}
