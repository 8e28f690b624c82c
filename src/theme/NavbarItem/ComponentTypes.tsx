/**
 * Ejected from NavbarItem/ComponentTypes 3.10.2: has the items that plugins bring, and none of the types that
 * the site doesn't use, whose code every page would load.
 */
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import custom from '@generated/docusaurus-plugin-slots/default/navbar';

export default {
  default: DefaultNavbarItem,
  ...custom,
};
