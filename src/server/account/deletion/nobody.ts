/** What is left of a person in a deleted account's row. The record of matches stays: the ladders are made of it. */
export const NOBODY = {
  name: "",
  emailVerified: false,
  image: null,
  firstName: null,
  lastName: null,
  username: null,
  usernameChosenAt: null,
  usernameChangedAt: null,
  language: null,
  timeZone: null,
  isAdmin: false,
  banReason: null,
} as const;
