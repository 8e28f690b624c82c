/** Ejected from Navbar/ColorModeToggle 3.10.2: `ModeButton` replaces it; turned off in the options, it would still be loaded. */
export default function NavbarColorModeToggle(): null {
  return null;
}
