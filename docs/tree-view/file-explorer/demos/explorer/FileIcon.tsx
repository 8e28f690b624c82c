import Article from '@mui/icons-material/Article';
import Folder from '@mui/icons-material/Folder';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import Image from '@mui/icons-material/Image';
import TableChart from '@mui/icons-material/TableChart';
import type { FileKind } from './files';

const icons = {
  folder: { Icon: Folder, color: 'warning.main' },
  text: { Icon: Article, color: 'text.secondary' },
  image: { Icon: Image, color: 'secondary.main' },
  table: { Icon: TableChart, color: 'success.main' },
  loading: { Icon: HourglassEmpty, color: 'text.secondary' },
};

/** The sign of a kind of file; its name is beside it. */
export function FileIcon({ kind, size = 20 }: { kind: FileKind; size?: number }) {
  const { Icon, color } = icons[kind];
  return <Icon aria-hidden sx={{ fontSize: size, color, flexShrink: 0 }} />;
}
