import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { FileNode } from './files';

/** How many files of a folder are named. */
const most = 5;

interface Props {
  node: FileNode;
  onShow: (id: string) => void;
}

/** How a text begins, a sketch of an image, or the first files of a folder. */
export function FilePreview({ node, onShow }: Props) {
  if (node.text) {
    return (
      <Box
        component="pre"
        dir="ltr"
        sx={{
          m: 0,
          p: 1.5,
          borderRadius: 1,
          bgcolor: 'action.hover',
          fontSize: 12,
          lineHeight: 1.6,
          whiteSpace: 'pre-wrap',
        }}
      >
        {node.text}
      </Box>
    );
  }
  if (node.kind === 'image') {
    return (
      <Box
        component="svg"
        role="img"
        aria-label={`Preview of ${node.label}`}
        viewBox="0 0 160 80"
        sx={{ display: 'block', width: 1, maxWidth: 280, borderRadius: 1, bgcolor: 'action.hover' }}
      >
        <circle cx="124" cy="22" r="10" fill="currentColor" opacity="0.6" />
        <path d="M0 80 48 30l34 32 22-18 56 36z" fill="currentColor" opacity="0.4" />
      </Box>
    );
  }
  const children = node.lazy ? [] : (node.children ?? []);
  const hint = node.lazy ? 'Open the folder to load its files.' : 'This folder is empty.';
  return (
    <>
      {children.length === 0 && (
        <Typography variant="body2">
          <bdi>{hint}</bdi>
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {children.slice(0, most).map(({ id, label }) => (
          <li key={id}>
            <Link component="button" variant="body2" sx={{ py: 0.5 }} onClick={() => onShow(id)}>
              {label}
            </Link>
          </li>
        ))}
      </Box>
      {children.length > most && (
        <Typography variant="body2">{`and ${children.length - most} more`}</Typography>
      )}
    </>
  );
}
