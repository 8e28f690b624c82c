/** Size of the pictures that pages are shared with, in px. */
export const pictureSize = { width: 1200, height: 630 };
