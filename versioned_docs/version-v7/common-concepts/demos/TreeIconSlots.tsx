import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const documents = [
  {
    id: 'invoices',
    label: 'Invoices',
    children: [
      { id: 'invoice-1041', label: 'Invoice 1041' },
      { id: 'invoice-1045', label: 'Invoice 1045' },
    ],
  },
  { id: 'contracts', label: 'Contracts', children: [{ id: 'lease', label: 'Lease' }] },
];

const ExpandSign = () => <span aria-hidden>+</span>;
const CollapseSign = () => <span aria-hidden>−</span>;
const FileSign = () => <span aria-hidden>•</span>;

const slots = { expandIcon: ExpandSign, collapseIcon: CollapseSign, endIcon: FileSign };

export default function TreeIconSlots() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      {/* preview-start */}
      <RichTreeView
        aria-label="Documents of the shop"
        items={documents}
        defaultExpandedItems={['invoices']}
        slots={slots}
      />
      {/* preview-end */}
    </Box>
  );
}
