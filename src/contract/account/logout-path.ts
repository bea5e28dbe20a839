/** Ends the session and leads to the landing page: an address to visit, not a call. */
export const LOGOUT_PATH = "/api/logout";
