import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

const documents = [
  { id: 'invitation', label: 'Invitation.docx' },
  { id: 'agenda', label: 'Agenda.docx' },
  { id: 'resolutions', label: 'Beschlüsse.pdf' },
];

export default function ReportedMoves() {
  const [move, setMove] = React.useState('Nothing moved yet');
  return (
    <Box sx={{ height: 150, maxWidth: 320 }}>
      {/* preview-start */}
      <RichTreeViewPro
        aria-label="Documents of the assembly"
        items={documents}
        experimentalFeatures={{ indentationAtItemLevel: true, itemsReordering: true }}
        itemsReordering
        onItemPositionChange={({ itemId, oldPosition, newPosition }) =>
          setMove(`${itemId}: ${oldPosition.index + 1} to ${newPosition.index + 1}`)
        }
      />
      {/* preview-end */}
      <Typography variant="body2" aria-live="polite" sx={{ pt: 1 }}>
        {move}
      </Typography>
    </Box>
  );
}
