/** Ejected from Logo 3.10.2: one image for both modes, and the site's name. */
import Link from '@docusaurus/Link';
import { useThemeConfig } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import type { Props } from '@theme/Logo';

export default function Logo({ imageClassName, titleClassName, ...props }: Props): ReactNode {
  const { title, logo } = useThemeConfig().navbar;
  const src = useBaseUrl(logo?.src);
  return (
    <Link to="/" {...props}>
      <img className={imageClassName} src={src} alt="" width={24} height={24} />
      <b className={titleClassName}>{title}</b>
    </Link>
  );
}
