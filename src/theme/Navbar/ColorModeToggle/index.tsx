/** Ejected from Navbar/ColorModeToggle 3.10.2: `ModeButton` stands for it; off, it would still be loaded. */
export default function NavbarColorModeToggle(): null {
  return null;
}
