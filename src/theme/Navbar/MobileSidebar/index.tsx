/** Ejected from Navbar/MobileSidebar 3.10.2: the drawer's code comes to small windows only. */
import { lazy, Suspense, type ReactNode } from 'react';
import { useLockBodyScroll, useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';

const Drawer = lazy(() => import(/* webpackChunkName: "drawer" */ './Drawer'));

export default function NavbarMobileSidebar(): ReactNode {
  const { shown, shouldRender } = useNavbarMobileSidebar();
  useLockBodyScroll(shown);
  return (
    shouldRender && (
      <Suspense>
        <Drawer />
      </Suspense>
    )
  );
}
