import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { documents } from './documents';

export default function RevealDocument() {
  // preview-start
  const apiRef = useTreeViewApiRef();
  const reveal = (itemId: string) => {
    const api = apiRef.current;
    let parentId = api?.getParentId(itemId) ?? null;
    while (api && parentId) {
      api.setItemExpansion({ itemId: parentId, shouldBeExpanded: true });
      parentId = api.getParentId(parentId);
    }
    api?.setItemSelection({ itemId, shouldBeSelected: true });
  };
  // preview-end
  return (
    <Box sx={{ minHeight: 260, maxWidth: 360 }}>
      <Button onClick={() => reveal('paper')}>Show the paper contract</Button>
      <RichTreeView aria-label="Documents to reveal" apiRef={apiRef} items={documents} />
    </Box>
  );
}
