import { Resvg } from '@resvg/resvg-js';
import { colors } from './colors';

/**
 * Renders an icon of the site as PNG.
 *
 * @param logo the logo as SVG
 * @param size of the icon, in px
 * @param isMasked whether it stands on paper, with room for what a system cuts off
 */
export function renderIcon(logo: string, size: number, isMasked: boolean): Buffer {
  const edge = isMasked ? size * 0.6 : size;
  const place = (size - edge) / 2;
  const paper = isMasked ? `<rect width="${size}" height="${size}" fill="${colors.paper}"/>` : '';
  const data = Buffer.from(logo).toString('base64');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${paper}<image href="data:image/svg+xml;base64,${data}" x="${place}" y="${place}" width="${edge}" height="${edge}"/></svg>`;
  return new Resvg(svg).render().asPng();
}
