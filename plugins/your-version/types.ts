/** Path of the page where visitors choose their release, in every version. */
export const yourVersionPage = 'your-version';
