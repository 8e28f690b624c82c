import type { Post } from './Post';

/** Posts from the desk: projections, history, colors and letters. */
const studyPosts: Post[] = [
  {
    slug: 'greenland-is-not-that-large',
    title: 'Greenland is not that large',
    lead: 'The map on the wall draws it as large as Africa. Fourteen of it would fit in there.',
    tags: ['projections', 'history'],
    author: 'Ada Marsh',
    date: '2026-08-02',
    body: [
      'A map for sailors has one task: a straight line on the sheet must be a steady course at sea. To keep that promise, everything far from the equator is stretched, and the closer to the poles, the more.',
      'At sixty degrees of latitude lengths are doubled and areas are four times too large. Greenland lies beyond that. On the sheet it rivals Africa, which in truth is fourteen times its size.',
      'You can see the same with your own hands. Draw a circle of the same size at each line of latitude of a globe, and look what the map makes of them. On the sailor’s map they all stay circles, and they grow. On a map that keeps areas they all stay of one size, and lean and flatten the farther they are from the middle. There is no map on which they stay both.',
      'The stretching is not clumsiness. It is exactly as strong up and down as it is from left to right, at every single place: that is what keeps the angles, and with them the course. A sailor with a ruler and a compass can draw the way from one harbor to another and steer it for weeks. That the land at the edges swells did not matter to anyone on board.',
      'It began to matter when the sheet left the ship. In a classroom nobody steers. There the same map hangs for years, and what a child takes from it is not a course but a feeling for what is large and what is small. That feeling is wrong by a factor of fourteen.',
      '## Not a lie, a choice',
      'No flat sheet keeps areas, angles and distances at once. Peel an orange and press the peel to the table: it tears, or it stretches. A projection only decides where.',
      'For a map of how much there is of something, take one that keeps areas. For finding a way at sea, take the sailor’s map, and forgive it for Greenland.',
    ],
  },
  {
    slug: 'north-is-a-habit',
    title: 'North is a habit',
    lead: 'For centuries east or south were at the top, and nobody got lost for it.',
    tags: ['history', 'projections'],
    author: 'Owen Field',
    date: '2026-07-11',
    body: [
      'To orient a map once meant what the word says: to turn it to the east. Many maps of medieval Europe have the sunrise at the top. Famous maps of the Arab world put the south there, and were no worse to travel by.',
      'North came with the compass, and stayed with printing: whoever prints many sheets wants them to lie side by side in one way.',
      'Turn a map of your own town around for a day. Streets that you have walked for years will suddenly have another shape, and you will find out which of them you knew and which you only remembered.',
    ],
  },
  {
    slug: 'five-greens-are-too-many',
    title: 'Five greens are too many',
    lead: 'A reader tells four steps of one color apart, on a good day, near a window.',
    tags: ['color'],
    author: 'June Park',
    date: '2026-06-27',
    body: [
      'Our first map of the forest had seven greens. It was correct, and it was of no use: between key and map the eye forgets which green it was holding.',
      'Four steps are what most readers can keep, if they differ in lightness and not only in hue. About one man in twelve sees red and green alike, and everybody does at dusk.',
      'Then there is the paper. What was mixed on a screen comes out of the press a little darker and a little warmer, and the two lightest steps are the first to become one. We print a strip of all the steps on the real paper before we print anything else, and pin it to the window for a week.',
      'Order helps as well. Where the steps mean more and less of one thing, let them go from light to dark without a break, and the reader needs no key at all. Where they mean different things, keep neighbors on the map far apart in color. Which things are neighbors is something that only the map can tell you, so choose the colors last.',
      '## Test it without color',
      'Print the sheet in gray. If two areas that mean different things melt into one, change their lightness, or give one of them a texture: dots, fine lines, a scatter of small trees.',
      'The color that is left over after this diet can then be used for the one thing that the map is about.',
    ],
  },
  {
    slug: 'why-the-coast-has-no-length',
    title: 'Why the coast has no length',
    lead: 'Measure it with a shorter ruler, and it gets longer. It does not stop.',
    tags: ['measure', 'history'],
    author: 'Owen Field',
    date: '2026-04-16',
    body: [
      'Two neighbors once could not agree on how long their common border was. Both had measured with care. One had only used a finer map.',
      'With a ruler of a hundred kilometers a coast is a few straight lines. With one of ten, every bay counts. With one of a meter you walk around each rock, and the sum grows every time, without coming to rest at a true length.',
      'So a length of a coast is a number with a ruler attached. When you print the one, print the other.',
    ],
  },
  {
    slug: 'labels-that-get-out-of-the-way',
    title: 'Labels that get out of the way',
    lead: 'Where a name goes on a map, and how it leaves the place that it names alone.',
    tags: ['lettering'],
    author: 'June Park',
    date: '2026-03-20',
    body: [
      'The name of a town stands to the upper right of its dot, if nothing else is there. We read from left to right, so the dot is the capital letter of the label.',
      'Water is set in italics, and along the water: the name of a river bends with it, on the outer side of the bend, and never upside down. The name of a mountain range is spread over its whole length, with so much space between the letters that other names pass through.',
      'When two names fight for a place, move the one that belongs to the larger thing. A lake can be named at many points, a chapel only at one.',
    ],
  },
  {
    slug: 'the-river-that-moved-the-border',
    title: 'The river that moved the border',
    lead: 'A border in the middle of a river sounds simple, until the river goes elsewhere.',
    tags: ['history'],
    author: 'Ada Marsh',
    date: '2026-01-25',
    body: [
      'Rivers make fine borders: everybody can see them, and somebody is always watching. But a river eats one bank and feeds the other, a hand of ground each year.',
      'Law has an old answer. Where the water moves slowly, the border moves along. Where it jumps, in a single flood, the border stays where it was, in a bed that may be dry by now.',
      'That is why some borders wander over meadows in wide, lazy bends. They are portraits of a river that has long left.',
    ],
  },
];

export default studyPosts;
