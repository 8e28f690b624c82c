import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import LibraryCard from './LibraryCard';
import { emptyMember } from './member';
import { takenEmail } from './sendMember';
import SignUpForm from './SignUpForm';

/** The sign-up of a town library, with the card that comes of it. */
export default function SignUp() {
  const [member, setMember] = useState(emptyMember);
  const [card, setCard] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(card);

  // What was focused is gone: reading goes on at the new heading.
  useEffect(() => {
    if (before.current !== card) {
      heading.current?.focus();
    }
    before.current = card;
  }, [card]);

  const startAgain = () => {
    setMember(emptyMember);
    setCard(undefined);
  };

  return (
    <Container
      component="main"
      maxWidth="md"
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: '1fr 1fr' },
        gap: { xs: 4, md: 10 },
        alignContent: { md: 'center' },
        alignItems: 'start',
        minHeight: '100dvh',
        paddingBlock: { xs: 4, md: 8 },
        '& .MuiButton-root': { textTransform: 'none' },
      }}
    >
      <Box sx={{ position: { md: 'sticky' }, insetBlockStart: 64 }}>
        <Typography
          ref={heading}
          tabIndex={-1}
          variant="h4"
          component="h1"
          sx={{ fontWeight: 650, letterSpacing: '-0.02em', outline: 'none' }}
        >
          {card ? 'Welcome in' : 'A card for 180,000 books'}
        </Typography>
        <Typography sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>
          {card
            ? 'It works from now on. The paper one waits for you at the desk.'
            : 'It costs nothing, lasts for three years, and opens the reading room on Sundays.'}
        </Typography>
        <LibraryCard member={member} card={card} />
      </Box>
      {card ? (
        <Box>
          <Typography sx={{ mb: 3 }}>
            We sent an email to <b>{member.email}</b>. Follow its link within two days to confirm
            your address.
          </Typography>
          <Button variant="outlined" onClick={startAgain}>
            Another card
          </Button>
        </Box>
      ) : (
        <Box>
          <SignUpForm member={member} onChange={setMember} onDone={setCard} />
          <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
            Nothing is sent. To see a refusal, use <b>{takenEmail}</b>.
          </Typography>
        </Box>
      )}
    </Container>
  );
}
