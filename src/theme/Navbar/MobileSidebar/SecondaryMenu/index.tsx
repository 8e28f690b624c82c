/** Ejected from Navbar/MobileSidebar/SecondaryMenu 3.10.2: styles draw the arrow of its button, to mirror it. */
import { translate } from '@docusaurus/Translate';
import { useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';
import type { ReactNode } from 'react';

export default function NavbarMobileSidebarSecondaryMenu(): ReactNode {
  const { content, hide } = useNavbarSecondaryMenu();
  return (
    <>
      <button type="button" className="clean-btn navbar-sidebar__back" onClick={hide}>
        {translate({ id: 'site.drawer.back', message: 'Back to main menu' })}
      </button>
      {content}
    </>
  );
}
