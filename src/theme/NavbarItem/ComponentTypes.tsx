/**
 * Ejected from NavbarItem/ComponentTypes 3.10.2: adds search, the version menu, the color mode and
 * the settings, and leaves out the types that the site does not use, whose code would be on every page.
 */
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import ModeButton from '@theme/ModeButton';
import SearchButton from '@theme/SearchButton';
import Settings from '@theme/Settings';
import VersionMenu from '@theme/VersionMenu';

export default {
  default: DefaultNavbarItem,
  'custom-versionMenu': VersionMenu,
  'custom-search': SearchButton,
  'custom-modeButton': ModeButton,
  'custom-settings': Settings,
};
