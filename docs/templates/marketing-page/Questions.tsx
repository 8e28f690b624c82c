import { useState } from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const questions = [
  {
    question: 'Does it work when the line is down?',
    answer:
      'Yes. The desk keeps the day on your machine and syncs when it can. Tides are calculated, not fetched.',
  },
  {
    question: 'How long does it take to set up?',
    answer:
      'Draw your piers, number the berths, and it is set up. A harbor of forty berths took an hour, with a break for coffee.',
  },
  {
    question: 'Can guests see who lies where?',
    answer: 'No. They see that a berth is free or that it is not, and their own booking.',
  },
  {
    question: 'What does it cost?',
    answer:
      'Two coins a berth and month while your season lasts, nothing in the months in which you are closed.',
  },
];

/** One answer is open at a time. */
export default function Questions() {
  const [open, setOpen] = useState<string | undefined>(questions[0]?.question);
  return (
    <Box
      id="questions"
      component="section"
      aria-labelledby="questions-title"
      sx={{
        scrollMarginBlockStart: 96,
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { md: '1fr 2fr' },
      }}
    >
      <Typography
        id="questions-title"
        variant="h4"
        component="h2"
        sx={{ fontWeight: 680, letterSpacing: '-0.025em' }}
      >
        Asked at the desk
      </Typography>
      <Box>
        {questions.map(({ question, answer }) => (
          <Accordion
            key={question}
            disableGutters
            square
            elevation={0}
            expanded={open === question}
            onChange={(_event, expanded) => setOpen(expanded ? question : undefined)}
            slotProps={{ heading: { component: 'h3' } }}
            sx={{
              borderBlockEnd: '1px solid',
              borderColor: 'divider',
              '&::before': { display: 'none' },
            }}
          >
            <AccordionSummary expandIcon={<ExpandMoreIcon />} sx={{ paddingInline: 0 }}>
              <Typography sx={{ fontWeight: 500 }}>{question}</Typography>
            </AccordionSummary>
            <AccordionDetails sx={{ pt: 0, paddingInline: 0, color: 'text.secondary' }}>
              {answer}
            </AccordionDetails>
          </Accordion>
        ))}
      </Box>
    </Box>
  );
}
