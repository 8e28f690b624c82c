import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const questions = [
  {
    question: 'Who counts as a person?',
    answer:
      'Everyone who plans or drives. Customers who only follow their appointment cost nothing.',
  },
  {
    question: 'What if we grow in the middle of a year?',
    answer:
      'Add people whenever they start. You pay for the months that are left, at the price of the new number.',
  },
  {
    question: 'Can we go back to paying by the month?',
    answer: 'At the end of the paid year, in the settings. Nothing else changes.',
  },
  {
    question: 'Do you keep our data when we leave?',
    answer:
      'For 60 days, in case you come back. Calendars and photos can be downloaded until the last of them.',
  },
];

export default function Questions() {
  return (
    <Box component="section" aria-labelledby="questions">
      <Typography id="questions" variant="h5" component="h2" sx={{ fontWeight: 650, mb: 2 }}>
        Questions before you sign
      </Typography>
      {questions.map(({ question, answer }) => (
        <Accordion
          key={question}
          disableGutters
          elevation={0}
          square
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
          <AccordionDetails sx={{ paddingInline: 0, color: 'text.secondary', maxWidth: '64ch' }}>
            {answer}
          </AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
