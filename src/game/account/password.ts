/** Characters in a password. The specification names no limits; these are the ones that better-auth has by itself. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
