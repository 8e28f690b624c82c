/** What is wrong with the fields of a form; a field that is right is missing. */
export type Problems<Values> = Partial<Record<keyof Values, string>>;
