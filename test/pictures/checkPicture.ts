import { comparePictures, type Block, type Difference } from './comparePictures';
import { scale, type Picture } from './picture';

/** Rows by which a page may be higher or lower than its reference. */
const heightTolerance = 2;

function toText({ blocks, box: { x, y, width, height } }: Difference): string {
  const count = blocks.length === 1 ? '1 block differs' : `${blocks.length} blocks differ`;
  return `${count}, within x ${x}–${x + width}, y ${y}–${y + height} px`;
}

/** Compares a page's picture with its reference; returns what differs and the blocks that show it. */
export function checkPicture(
  picture: Picture,
  reference: Picture,
): { problems: string[]; blocks: readonly Block[] } {
  const toSize = ({ width, height }: Picture) => `${width * scale} × ${height * scale} px`;
  const otherSize =
    picture.width !== reference.width ||
    Math.abs(picture.height - reference.height) > heightTolerance;
  const difference = comparePictures(picture, reference);
  return {
    problems: [
      ...(otherSize ? [`it is ${toSize(picture)}, not ${toSize(reference)}`] : []),
      ...(difference ? [toText(difference)] : []),
    ],
    blocks: difference?.blocks ?? [],
  };
}
