import * as React from 'react';
import StarBorder from '@mui/icons-material/StarBorder';
import StarRate from '@mui/icons-material/StarRate';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';

const items = [
  { id: 'lease', label: 'Office lease.pdf' },
  { id: 'leave', label: 'Parental leave policy.docx' },
  { id: 'maps', label: '地図 (scans)' },
];

/** The tree also passes what a checkbox has and a button lacks, such as `checked`. */
type FavoriteProps = Omit<React.HTMLAttributes<HTMLButtonElement>, 'color' | 'onChange'> & {
  visible?: boolean;
};

// preview-start
const Favorite = React.forwardRef<HTMLButtonElement, FavoriteProps>(function Favorite(
  { visible, ...props },
  ref,
) {
  const icons = { icon: <StarBorder />, checkedIcon: <StarRate /> };
  return visible ? <Checkbox {...props} {...icons} ref={ref} size="small" sx={{ p: 0 }} /> : null;
});

const itemSlots = { checkbox: Favorite };
const FavoriteItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function FavoriteItem(props, ref) {
    return <TreeItem {...props} ref={ref} slots={itemSlots} />;
  },
);
// preview-end

const slots = { item: FavoriteItem };

export default function ItemCheckbox() {
  return (
    <Box sx={{ minHeight: 120, maxWidth: 300 }}>
      <RichTreeView
        aria-label="Documents with favorites"
        items={items}
        slots={slots}
        multiSelect
        checkboxSelection
        defaultSelectedItems={['lease']}
      />
    </Box>
  );
}
