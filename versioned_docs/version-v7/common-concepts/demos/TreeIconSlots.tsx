import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const instruments = [
  {
    id: 'strings',
    label: 'Strings',
    children: [
      { id: 'viola', label: 'Viola' },
      { id: 'harp', label: 'Harp' },
    ],
  },
  { id: 'brass', label: 'Brass', children: [{ id: 'horn', label: 'French horn' }] },
];

const ExpandSign = () => <span aria-hidden>+</span>;
const CollapseSign = () => <span aria-hidden>−</span>;
const NoteSign = () => <span aria-hidden>♪</span>;

const slots = { expandIcon: ExpandSign, collapseIcon: CollapseSign, endIcon: NoteSign };

export default function TreeIconSlots() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      {/* preview-start */}
      <RichTreeView
        aria-label="Instruments in the workshop"
        items={instruments}
        defaultExpandedItems={['strings']}
        slots={slots}
      />
      {/* preview-end */}
    </Box>
  );
}
