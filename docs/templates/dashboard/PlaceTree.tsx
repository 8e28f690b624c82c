import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { places } from './places';
import { useFilters } from './useFilters';

const expanded = [places.id, ...(places.children?.map(({ id }) => id) ?? [])];

/** Chooses the place that all views are about. */
export default function PlaceTree({ onChoose }: { onChoose(): void }) {
  const { place, change } = useFilters();
  return (
    <RichTreeView
      aria-labelledby="places"
      items={[places]}
      defaultExpandedItems={expanded}
      // What a click selects stays open; the icon opens and closes.
      expansionTrigger="iconContainer"
      itemChildrenIndentation={16}
      sx={{ '& .MuiTreeItem-label': { typography: 'body2' } }}
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
