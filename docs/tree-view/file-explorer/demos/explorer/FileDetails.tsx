import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { FileIcon } from './FileIcon';
import { FilePreview } from './FilePreview';
import type { FileNode } from './files';

interface Props {
  /** The folders down to the selected file, and the file itself. */
  path: readonly FileNode[];
  onShow: (id: string) => void;
}

const kinds = { folder: 'Folder', text: 'Text', image: 'Image', table: 'Table', loading: '' };

const toFacts = ({ kind, size, changed, children, lazy }: FileNode) =>
  [
    ['Kind', kinds[kind]],
    ['Changed', changed],
    ['Size', size === undefined ? '' : `${size.toLocaleString('en-US')} kB`],
    ['Items', children && !lazy ? String(children.length) : ''],
  ].filter(([, value]) => value);

/** Where the selected file is, what it is, and how it begins. */
export function FileDetails({ path, onShow }: Props) {
  const node = path.at(-1);
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label="Details"
      sx={{ p: 2, minWidth: 0, minHeight: 330, overflowWrap: 'anywhere' }}
    >
      {!node && <Typography variant="body2">Nothing is selected.</Typography>}
      {node && (
        <>
          <Breadcrumbs aria-label="Path" sx={{ typography: 'body2' }}>
            {path.slice(0, -1).map(({ id, label }) => (
              <Link key={id} component="button" variant="body2" onClick={() => onShow(id)}>
                {label}
              </Link>
            ))}
            <span aria-current="page">{node.label}</span>
          </Breadcrumbs>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, my: 2 }}>
            <FileIcon kind={node.kind} size={32} />
            <Typography component="h3" variant="h6">
              <bdi>{node.label}</bdi>
            </Typography>
          </Box>
          <Box
            component="dl"
            sx={{
              display: 'grid',
              gridTemplateColumns: 'auto 1fr',
              columnGap: 2,
              rowGap: 0.5,
              m: 0,
              mb: 2,
              typography: 'body2',
              '& dt': { color: 'text.secondary' },
              '& dd': { m: 0 },
            }}
          >
            {toFacts(node).flatMap(([name, value]) => [
              <dt key={name}>{name}</dt>,
              <dd key={`${name}-value`}>
                <bdi>{value}</bdi>
              </dd>,
            ])}
          </Box>
          <FilePreview node={node} onShow={onShow} />
        </>
      )}
    </Paper>
  );
}
