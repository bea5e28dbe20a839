import { Link as RouterLink, type LinkComponent } from "@tanstack/react-router";

const THIS_SCREEN = { exact: true, includeSearch: false } as const;

/** A link to a screen of the app. It is marked as the present page on that very screen, and not on those below it. */
export const Link: LinkComponent<"a"> = (props) => <RouterLink activeOptions={THIS_SCREEN} {...props} />;
