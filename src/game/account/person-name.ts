/** Characters in a first or last name; longer ones are cut off. */
export const NAME_MAX = 80;
