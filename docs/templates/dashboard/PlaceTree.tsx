import type { MouseEvent } from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { places } from './places';
import { useFilters } from './useFilters';

const items = [places];
const expanded = [places.id, ...(places.children?.map(({ id }) => id) ?? [])];

/** A click on the icon of an item with children opens and closes it, and does not choose it. */
function keepToIcon(event: MouseEvent<HTMLElement>) {
  if (event.currentTarget.hasChildNodes()) {
    event.stopPropagation();
  }
}

const slotProps = { item: { slotProps: { iconContainer: { onClick: keepToIcon } } } };

/** Chooses the place that all views are about. */
export default function PlaceTree({ onChoose }: { onChoose(): void }) {
  const { place, change } = useFilters();
  return (
    <RichTreeView
      aria-labelledby="places"
      items={items}
      defaultExpandedItems={expanded}
      expansionTrigger="iconContainer"
      itemChildrenIndentation={16}
      sx={{ '& .MuiTreeItem-label': { typography: 'body2' } }}
      slotProps={slotProps}
      selectedItems={place.id}
      onSelectedItemsChange={(event, id) => {
        if (id !== null) {
          change({ place: id === places.id ? null : id });
          onChoose();
        }
      }}
    />
  );
}
