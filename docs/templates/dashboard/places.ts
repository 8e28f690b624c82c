export interface Place {
  id: string;
  label: string;
  children?: Place[];
}

/** The coasts and their harbors, under one root that stands for all of them. */
export const places: Place = {
  id: 'all',
  label: 'All harbors',
  children: [
    {
      id: 'north',
      label: 'North coast',
      children: [
        { id: 'alder-bay', label: 'Alder Bay' },
        { id: 'skerry-point', label: 'Skerry Point' },
        { id: 'tern-harbor', label: 'Tern Harbor' },
      ],
    },
    {
      id: 'islands',
      label: 'Outer islands',
      children: [
        { id: 'gull-sound', label: 'Gull Sound' },
        { id: 'west-quay', label: 'West Quay' },
      ],
    },
    {
      id: 'lakes',
      label: 'Lakes',
      children: [
        { id: 'mirror-lake', label: 'Mirror Lake' },
        { id: 'pine-landing', label: 'Pine Landing' },
        { id: 'mill-lock', label: 'Mill Lock' },
      ],
    },
  ],
};
