import path from 'node:path';

/** Where the references are: a picture of each kind of page in each state and window. */
export const referenceDir = path.join(__dirname, 'reference');

/** Where a run leaves what differs; not under version control. */
export const differencesDir = path.join(__dirname, 'differences');
