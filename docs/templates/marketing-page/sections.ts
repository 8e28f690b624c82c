/** The parts of the page that its navigation leads to. */
const sections = [
  { id: 'desk', name: 'The desk' },
  { id: 'features', name: 'Features' },
  { id: 'voices', name: 'Voices' },
  { id: 'questions', name: 'Questions' },
];

export default sections;
