/** The bar above every screen of a signed-in user. On a low screen, such as a phone held sideways, it scrolls away. */
export const barClass =
  "@container sticky top-0 z-20 border-b border-line bg-panel [@media(height<30rem)]:relative";

/** The bar's content in a row; a wide screen has a second row below. */
export const barRowClass =
  "mx-auto flex max-w-7xl items-center gap-x-2 px-4 py-2 sm:px-6 md:flex-wrap md:gap-x-6";

/** The screen below the bar. */
export const mainClass =
  "mx-auto grid max-w-7xl content-start gap-6 px-4 pt-6 pb-28 outline-none sm:px-6 md:pb-12";
