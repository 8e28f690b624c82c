import { useState } from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import AmountOfText, { type Amount } from './AmountOfText';
import Footer from './Footer';
import Passages from './Passages';

export default function StickyFooter() {
  const [amount, setAmount] = useState<Amount>('short');
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      {/* It grows, so that nothing but the footer is left at the bottom. */}
      <Container component="main" maxWidth="sm" sx={{ flex: 1, paddingBlock: 6 }}>
        <Typography variant="h3" component="h1" gutterBottom>
          The footer stays down
        </Typography>
        <Typography color="text.secondary" sx={{ marginBlockEnd: 3 }}>
          With a short text it stays at the bottom of the window. With a long one it follows the
          text, and never lies over it.
        </Typography>
        <AmountOfText value={amount} onChange={setAmount} />
        <Passages count={amount === 'short' ? 1 : 8} />
      </Container>
      <Footer />
    </Box>
  );
}
