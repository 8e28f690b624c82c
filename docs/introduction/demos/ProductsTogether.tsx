import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const orchards = [
  {
    id: 'hill',
    label: 'Hill orchard',
    children: [
      { id: 'pears', label: 'Pears', harvest: [4, 11, 6] },
      { id: 'plums', label: 'Plums', harvest: [9, 5, 1] },
    ],
  },
  {
    id: 'valley',
    label: 'Valley orchard',
    children: [{ id: 'apples', label: 'Apples', harvest: [2, 14, 18] }],
  },
];
const fruits = orchards.flatMap((orchard) => orchard.children);

export default function ProductsTogether() {
  const [selected, setSelected] = React.useState<string | null>('pears');
  const fruit = fruits.find(({ id }) => id === selected);
  return (
    <Box sx={{ height: 440, maxWidth: 480 }}>
      {/* preview-start */}
      <RichTreeView
        aria-label="Orchards"
        items={orchards}
        defaultExpandedItems={['hill', 'valley']}
        selectedItems={selected}
        onSelectedItemsChange={(event, id) => setSelected(id)}
        sx={{ minHeight: 190 }}
      />
      <BarChart
        aria-label={`Harvest of ${fruit?.label ?? 'no fruit'} in tons`}
        height={210}
        xAxis={[{ data: ['August', 'September', 'October'] }]}
        series={[{ label: fruit?.label ?? 'Choose a fruit', data: fruit?.harvest ?? [] }]}
      />
      {/* preview-end */}
    </Box>
  );
}
