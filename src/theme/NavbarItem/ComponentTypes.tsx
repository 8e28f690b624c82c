/**
 * Ejected from NavbarItem/ComponentTypes 3.10.2: adds search, the version menu, the color mode and
 * the settings, and leaves out the types that the site does not use, whose code would be on every page.
 */
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import custom from '@generated/docusaurus-plugin-slots/default/navbar';

export default {
  default: DefaultNavbarItem,
  ...custom,
};
