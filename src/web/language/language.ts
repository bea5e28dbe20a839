/** The interface is English, and so are its dates and figures (docs/decisions/0032-dates-are-english-and-local.md). */
export const LANGUAGE = "en-GB";
