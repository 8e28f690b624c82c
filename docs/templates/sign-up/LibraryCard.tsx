import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Member } from './member';
import toAge, { adultAge } from './toAge';

const shelves = [
  [3, 5, 4, 6, 3, 4, 7, 3],
  [5, 3, 6, 4, 3, 5, 4, 5],
];

/** Spines of books, each as wide and as high as it happens to be. */
function Spines() {
  return (
    <Box
      component="svg"
      viewBox="0 0 100 40"
      aria-hidden
      sx={{ position: 'absolute', insetBlockEnd: 0, insetInlineEnd: 0, width: '56%' }}
    >
      {shelves.flatMap((widths, shelf) =>
        widths.map((width, index) => {
          const before = widths.slice(0, index).reduce((sum, next) => sum + next + 1, 0);
          const height = 13 + ((index * 5 + shelf * 3) % 7);
          return (
            <rect
              key={`${shelf} ${before}`}
              x={before + shelf * 52}
              y={40 - height - shelf * 6}
              width={width}
              height={height + 8}
              rx="0.8"
              fill="#fff"
              opacity={0.12 + ((index * 3 + shelf) % 4) * 0.06}
            />
          );
        }),
      )}
    </Box>
  );
}

/** The card as it will be, with what is filled in so far. */
export default function LibraryCard({ member, card }: { member: Member; card?: string }) {
  const age = toAge(member.birth);
  return (
    <Box
      role="img"
      aria-label={`Library card of ${member.name.trim() || 'a new reader'}`}
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        maxWidth: 400,
        aspectRatio: '1.586',
        p: 3,
        borderRadius: 1.5,
        color: '#fff',
        backgroundColor: '#1c4b46',
        backgroundImage: 'linear-gradient(150deg, #23625a, #143a39)',
        overflow: 'hidden',
      }}
    >
      <Spines />
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        Harbor Street Library
      </Typography>
      <Typography variant="caption" sx={{ color: '#d5e8e4' }}>
        {age !== undefined && age < adultAge ? 'Young reader' : 'Reader'}
      </Typography>
      <Typography noWrap sx={{ mt: 'auto', position: 'relative', fontSize: 22, fontWeight: 620 }}>
        {member.name.trim() || 'Your name'}
      </Typography>
      <Typography
        sx={{ position: 'relative', letterSpacing: '0.12em', fontVariantNumeric: 'tabular-nums' }}
      >
        {card ?? '···· ···· ··'}
      </Typography>
    </Box>
  );
}
