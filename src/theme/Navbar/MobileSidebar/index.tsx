/** Ejected from Navbar/MobileSidebar 3.10.2: the drawer is loaded only when it opens. */
import { useLockBodyScroll, useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { lazy, Suspense, type ReactNode } from 'react';

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
