import type * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const documents = [
  {
    id: 'minutes',
    label: 'Minutes',
    children: [
      { id: 'board', label: 'Board, April 3.docx' },
      { id: 'staff', label: 'Staff meeting.docx' },
    ],
  },
  { id: 'notes', label: 'Notes.txt' },
];

export default function ItemsFromCode() {
  // preview-start
  const apiRef = useTreeViewApiRef();
  const showStaffMeeting = (event: React.SyntheticEvent) => {
    apiRef.current?.setItemExpansion(event, 'minutes', true);
    apiRef.current?.selectItem({ event, itemId: 'staff', shouldBeSelected: true });
  };
  // preview-end
  return (
    <Box sx={{ height: 210, maxWidth: 320 }}>
      <Button onClick={showStaffMeeting}>Show the staff meeting</Button>
      <RichTreeView aria-label="Documents" apiRef={apiRef} items={documents} />
    </Box>
  );
}
