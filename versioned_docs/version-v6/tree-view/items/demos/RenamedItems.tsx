import * as React from 'react';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

const uploads = [
  { id: 'lease', name: 'Office lease.pdf' },
  { id: 'scan', name: 'Scan 0412.pdf' },
  { id: 'power', name: 'Energie Zürich.pdf' },
];

const selectText = (input: HTMLInputElement | null) => {
  input?.focus();
  input?.select();
};

export default function RenamedItems() {
  const [files, setFiles] = React.useState(uploads);
  const [edited, setEdited] = React.useState<string>();
  const focused = React.useRef<string>();
  const save = (id: string, name: string) => {
    setFiles(files.map((file) => (file.id === id && name.trim() ? { id, name } : file)));
    setEdited(undefined);
  };
  // preview-start
  const renderField = (id: string, name: string) => (
    <InputBase
      defaultValue={name}
      inputRef={selectText}
      inputProps={{ 'aria-label': `New name of ${name}` }}
      onClick={(event) => event.stopPropagation()}
      onBlur={(event) => save(id, event.target.value)}
      onKeyDown={(event: React.KeyboardEvent<HTMLInputElement>) => {
        if (event.key === 'Enter' || event.key === 'Escape') {
          event.currentTarget.value = event.key === 'Enter' ? event.currentTarget.value : name;
          document.getElementById(`uploads-${id}`)?.focus();
        }
      }}
    />
  );
  // preview-end
  return (
    <Box sx={{ minHeight: 90, maxWidth: 360 }}>
      <TreeView
        id="uploads"
        aria-label="Uploads, F2 renames one"
        onNodeFocus={(event, nodeId) => {
          focused.current = nodeId;
        }}
        onKeyDown={(event) => event.key === 'F2' && setEdited(focused.current)}
      >
        {files.map(({ id, name }) => (
          <TreeItem
            key={id}
            nodeId={id}
            label={id === edited ? renderField(id, name) : name}
            onDoubleClick={() => setEdited(id)}
          />
        ))}
      </TreeView>
    </Box>
  );
}
