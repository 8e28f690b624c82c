/** Stands for where the site stores a visitor's choices. */
export default { type: 'localStorage', namespace: '' };
