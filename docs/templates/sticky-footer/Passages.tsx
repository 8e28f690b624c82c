import Typography from '@mui/material/Typography';

const passages = [
  'A page that says little leaves room under it. Without care the footer rises into that room, and the page looks as if something were missing.',
  'Here the page is a column that is at least as high as the window. Its main part takes what the footer leaves, so the footer is always last and never in the way.',
];

interface PassagesProps {
  count: number;
}

export default function Passages({ count }: PassagesProps) {
  return Array.from({ length: count }, (_, index) => (
    <Typography key={index} sx={{ marginBlockStart: 3 }}>
      {passages[index % passages.length]}
    </Typography>
  ));
}
