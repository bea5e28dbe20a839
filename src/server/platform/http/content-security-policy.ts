/**
 * What pages can load: files from this server, and pictures of users and clubs from the addresses in accounts and
 * imported files. Pages can't contain scripts or styles.
 */
export const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    "default-src": ["'self'"],
    "base-uri": ["'none'"],
    "connect-src": ["'self'"],
    "font-src": ["'self'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    "img-src": ["'self'", "data:", "blob:", "https:"],
    "object-src": ["'none'"],
    "script-src": ["'self'"],
    "script-src-attr": ["'none'"],
    "style-src": ["'self'"],
    "worker-src": ["'self'", "blob:"],
  },
};

/** The policy for answers that aren't pages: if a browser shows one as a page, it loads, runs and sends nothing. */
export const policyOfCalls = "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'";
