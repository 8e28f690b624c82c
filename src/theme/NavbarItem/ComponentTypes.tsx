/**
 * Ejected from NavbarItem/ComponentTypes 3.10.2: has the items that plugins bring, and none of the types that
 * the site doesn't use, whose code every page would load.
 */
import custom from '@generated/docusaurus-plugin-slots/default/navbar';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';

export default {
  default: DefaultNavbarItem,
  ...custom,
};
