import Chip from '@mui/material/Chip';
import { places } from './places';
import { useFilters } from './useFilters';

/** The place that the page is about, unless it is about all; it can be taken away. */
export default function PlaceChip() {
  const { place, change } = useFilters();
  if (place === places) {
    return null;
  }
  const clear = () => change({ place: null });
  return (
    <Chip
      size="small"
      variant="outlined"
      label={place.label}
      aria-label={`${place.label}: show all harbors instead`}
      onClick={clear}
      onDelete={clear}
    />
  );
}
