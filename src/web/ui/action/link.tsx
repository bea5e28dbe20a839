import { Link as RouterLink, type LinkComponent } from "@tanstack/react-router";

const THIS_SCREEN = { exact: true, includeSearch: false } as const;

/** A link to a screen of the app, marked as the current page on that screen but not on those below it. */
export const Link: LinkComponent<"a"> = (props) => <RouterLink activeOptions={THIS_SCREEN} {...props} />;
