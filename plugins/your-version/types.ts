/** Path of the page where visitors say what they use, in every version. */
export const yourVersionPage = 'your-version';
