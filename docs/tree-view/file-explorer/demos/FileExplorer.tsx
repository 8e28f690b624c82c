import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { FileDetails } from './explorer/FileDetails';
import { FileTree } from './explorer/FileTree';
import { countHits } from './explorer/nodes';
import { MoveDialog } from './explorer/MoveDialog';
import { Toolbar } from './explorer/Toolbar';
import { useFiles } from './explorer/useFiles';

const columns: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  '@container (min-width: 560px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
};

export default function FileExplorer() {
  const files = useFiles();
  const [text, setText] = React.useState('');
  const [moving, setMoving] = React.useState(false);
  const [next, setNext] = React.useState<{ id: string; edit?: boolean }>();
  const apiRef = useTreeViewApiRef();
  const { node, parent, path, before } = files;

  // The tree draws new items a moment after it gets them.
  React.useEffect(() => {
    const timer = setTimeout(() => {
      if (next) {
        apiRef.current?.getItemDOMElement(next.id)?.focus();
        apiRef.current?.setEditedItem(next.edit ? next.id : null);
      }
    });
    return () => clearTimeout(timer);
  }, [next, apiRef]);

  const remove = () => setNext({ id: files.remove() });
  return (
    <Box sx={{ containerType: 'inline-size', p: 1 }}>
      <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
        Kiln museum
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <TextField
          type="search"
          size="small"
          label="Search by name"
          value={text}
          onChange={(event) => setText(event.target.value)}
          sx={{ flex: '1 1 200px' }}
        />
        <Toolbar
          disabled={!node}
          onCreate={() => {
            setText('');
            setNext({ id: files.createFolder(), edit: true });
          }}
          onRename={() => setNext({ id: files.selected, edit: true })}
          onMove={() => setMoving(true)}
          onDelete={remove}
        />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 36, gap: 1 }}>
        <Typography variant="body2" role="status">
          <bdi>{text ? `${countHits(files.files, text)} found.` : files.message}</bdi>
        </Typography>
        {before && (
          <Button
            size="small"
            onClick={() => {
              files.undo();
              setNext({ id: before.selected });
            }}
          >
            Undo
          </Button>
        )}
      </Box>
      <Box sx={columns}>
        <FileTree files={files} apiRef={apiRef} text={text} onDelete={remove} />
        <FileDetails
          path={path}
          onShow={(id) => {
            files.show(id);
            setNext({ id });
          }}
        />
      </Box>
      {moving && node && (
        <MoveDialog
          files={files.files}
          node={node}
          parent={parent}
          onMove={files.move}
          onClose={() => setMoving(false)}
        />
      )}
    </Box>
  );
}
