import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

interface Chapter {
  id: string;
  title: string;
  sections: Chapter[];
}

const chapters: Chapter[] = [
  {
    id: 'safety',
    title: 'Safety',
    sections: [
      { id: 'fire', title: 'Fire drills', sections: [] },
      { id: 'labs', title: 'Laboratories', sections: [] },
    ],
  },
  { id: 'glossary', title: 'Glossary', sections: [] },
];

// preview-start
const renderChapter = ({ id, title, sections }: Chapter) => (
  <TreeItem key={id} itemId={id} label={title}>
    {sections.map(renderChapter)}
  </TreeItem>
);
// preview-end

export default function SimpleMappedItems() {
  return (
    <Box sx={{ minHeight: 140, maxWidth: 360 }}>
      <SimpleTreeView aria-label="Chapters" defaultExpandedItems={['safety']}>
        {chapters.map(renderChapter)}
      </SimpleTreeView>
    </Box>
  );
}
