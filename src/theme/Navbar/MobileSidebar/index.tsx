/** Ejected from Navbar/MobileSidebar 3.10.2: the drawer is loaded only when it opens. */
import { useLockBodyScroll, useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import type { ReactNode } from 'react';
import { loadLater } from '../../../../core/client/loadLater';

const Drawer = loadLater(() => import(/* webpackChunkName: "drawer" */ './Drawer'));

export default function NavbarMobileSidebar(): ReactNode {
  const { shown, shouldRender } = useNavbarMobileSidebar();
  useLockBodyScroll(shown);
  return shouldRender && <Drawer failureClass="navbar-sidebar" />;
}
