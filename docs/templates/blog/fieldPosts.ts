import type { Post } from './Post';

/** Posts from outdoors: measuring, drawing, getting wet. */
const fieldPosts: Post[] = [
  {
    slug: 'contour-lines-by-hand',
    title: 'Contour lines by hand',
    lead: 'Twenty heights, a pencil and a ruler are enough to draw a hill.',
    tags: ['field', 'lettering'],
    author: 'June Park',
    date: '2026-08-21',
    body: [
      'We do it once a year, on the first dry Saturday of September, with whoever wants to come. Nobody needs to be able to draw. Everybody needs to be able to wait, because a hill is slow.',
      'A contour line joins places of the same height. Nobody has ever seen one on a hill, and still it is the most honest line of a map: it claims only what was measured, and guesses evenly in between.',
      'Start with the heights that you have. Join each one to its neighbors by thin straight lines, so that the hill becomes a net of triangles. Then walk along each side with a ruler: between 412 and 431 meters the line of 420 passes a little before the middle.',
      'It helps to know how a slope is made before its lines are drawn. Most hills are round at the top, even in the middle and hollow at the foot, where what came down has piled up. So the lines stand wide, then close, then wide again. If your net says something else, it may still be right; but look at it twice.',
      'The heights themselves can come from anywhere. We take some from an old survey, whose stones still stand in the corners of the fields, and the rest from a level and a staff. Two people measure thirty points in a morning. Put them where the ground changes its mind: on every top, in every saddle, along the brook and at both ends of a steep bank. Points in the middle of an even slope tell you nothing that the others did not.',
      '## Join the marks',
      'Mark where each round height passes, on every side of every triangle. Join the marks of one height by a curve that never crosses a curve of another. Where the marks crowd together the hill is steep, and the pencil will tell you so before the numbers do.',
      'Draw every fifth line a little stronger and write its height into a gap of the line, with the head of the digits uphill. A reader then knows which way is up without reading a single number.',
      'Hollows are the only trap. A closed ring may be a knoll or a pit, and the lines alone do not say which. Give the pit short strokes on its inner side, like eyelashes, and no one will ever walk into it unprepared.',
      '## Then go back',
      'Take the drawing to the hill. A brook that climbs, a path that follows no shoulder, a house in a cliff: these are the places where a height is missing. Measure one more there and erase without regret.',
    ],
  },
  {
    slug: 'drawing-water-first',
    title: 'Drawing water first',
    lead: 'Put the rivers on an empty sheet, and most of the land is there already.',
    tags: ['field', 'color'],
    author: 'Owen Field',
    date: '2026-07-30',
    body: [
      'Water knows where the valleys are. A sheet that holds nothing but brooks and rivers shows ridges too: they are the white strips that no line crosses.',
      'So we draw water before everything else, in the only blue of the map. Sources get a fine line, and each meeting of two brooks makes it a little wider. The eye follows that growth downhill without being told.',
      'Roads come next, because they follow water more often than they admit. Forests come last: they fill what is left.',
    ],
  },
  {
    slug: 'a-paper-map-in-the-rain',
    title: 'A paper map in the rain',
    lead: 'What four wet days taught us about folds, pencils and pockets.',
    tags: ['field'],
    author: 'June Park',
    date: '2026-06-12',
    body: [
      'Paper does not fail in the rain. It fails at its folds, and it fails on the second day, when what was wet and has dried is opened the wrong way.',
      'Fold the part of the day to the outside in the morning, under a roof. Write with a pencil: ink runs, and wax crayons keep you from drawing over them. A pocket on the chest stays drier than any bag, because you bend forward when it pours.',
      'The best of all is smaller than you think: copy the two hands of map that you will need onto one stiff card. It costs an evening, and by the end of it you hardly need the card.',
    ],
  },
  {
    slug: 'what-the-scale-leaves-out',
    title: 'What the scale leaves out',
    lead: 'At one to 25,000 a fine line is already wider than the path that it stands for.',
    tags: ['measure', 'field'],
    author: 'Ada Marsh',
    date: '2026-05-03',
    body: [
      'A line of 0.3 millimeters is about the finest that prints well. On a map of one to 25,000 it covers seven and a half meters of ground: more than most paths, and as much as many a road.',
      'So every map is full of polite lies. The path beside the brook is moved until both can be seen, the house beside the path moves with it, and three bends of a track become two, because three would be a blot.',
      '## Move, merge or leave',
      'There are three ways out where things get too close. Move one of them, as far as needed and no further. Merge them, when they are of one kind. Or leave one out, and then the one that fewer people look for.',
      'Choose in that order. A thing that was moved can still be found, and a thing that was merged can still be guessed. What was left out is gone.',
    ],
  },
  {
    slug: 'pacing-out-a-park',
    title: 'Pacing out a park',
    lead: 'How good is a map that was measured by nothing but steps? Better than we feared.',
    tags: ['measure', 'field'],
    author: 'Owen Field',
    date: '2026-02-18',
    body: [
      'Count your steps over a hundred meters, three times on level ground, and take the middle of the three. Mine is 131. Whoever knows that number carries a measuring tape for life.',
      'We paced out a park of nine hectares in an afternoon, two of us, with a compass for the corners. At the end we stood eleven meters from where the drawing said that we stood. We spread those eleven meters over all legs, longer legs taking more of it, and the park closed.',
      'A map from the air showed later that no tree was more than four meters off. For finding a bench, that is enough.',
    ],
  },
  {
    slug: 'names-for-small-places',
    title: 'Names for small places',
    lead: 'A wood, a bend, a wall: who is to say what they are called?',
    tags: ['lettering', 'history'],
    author: 'Ada Marsh',
    date: '2025-12-09',
    body: [
      'Ask for the name of a meadow in a village and you get three answers, all of them certain. The farmer uses the name of who owned it, the children what happened there, and the register a word that nobody says.',
      'We write what is said by those who go there, and we ask at least twice. Where two names are alive, both stand on the sheet, the older one in brackets.',
    ],
  },
];

export default fieldPosts;
