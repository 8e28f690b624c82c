/** Ejected from Navbar/Layout 3.10.2: the navbar has one style and doesn't hide. */
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Props } from '@theme/Navbar/Layout';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';

export default function NavbarLayout({ children }: Props): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  return (
    <nav
      aria-label={translate({ id: 'theme.NavBar.navAriaLabel', message: 'Main' })}
      className={clsx(
        ThemeClassNames.layout.navbar.container,
        'navbar navbar--fixed-top',
        shown && 'navbar-sidebar--show',
      )}
    >
      {children}
      <div role="presentation" className="navbar-sidebar__backdrop" onClick={toggle} />
      <NavbarMobileSidebar />
    </nav>
  );
}
