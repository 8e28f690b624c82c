import * as React from 'react';
import Box from '@mui/material/Box';
import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

const files = [
  { id: 'lease', name: 'Office lease.pdf' },
  { id: 'paper', name: 'Paper mill 2025.pdf' },
  { id: 'power', name: 'Energie Zürich.pdf' },
];

const isPlainClick = ({ nativeEvent: native }: React.SyntheticEvent) =>
  native instanceof MouseEvent && !native.ctrlKey && !native.metaKey && !native.shiftKey;

export default function CheckboxIcons() {
  const [selected, setSelected] = React.useState<string[]>(['lease']);
  // preview-start
  const handleSelect = (event: React.SyntheticEvent, nodeIds: string[]) => {
    const others = selected.filter((id) => !nodeIds.includes(id));
    const added = nodeIds.filter((id) => !selected.includes(id));
    const next = isPlainClick(event) ? [...others, ...added] : nodeIds;
    setSelected(next.filter((id) => id !== 'contracts'));
  };
  // preview-end
  return (
    <Box sx={{ minHeight: 130, maxWidth: 360 }}>
      <TreeView
        multiSelect
        selected={selected}
        onNodeSelect={handleSelect}
        aria-label="Contracts to send"
        defaultExpanded={['contracts']}
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
      >
        <TreeItem nodeId="contracts" label="Contracts">
          {files.map(({ id, name }) => (
            <TreeItem
              key={id}
              nodeId={id}
              label={name}
              endIcon={selected.includes(id) ? <CheckBox /> : <CheckBoxOutlineBlank />}
            />
          ))}
        </TreeItem>
      </TreeView>
      <Box role="status">{selected.length} selected</Box>
    </Box>
  );
}
