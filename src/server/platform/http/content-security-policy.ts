/**
 * What pages may load: what this server serves, and pictures of users and clubs from where an account or an imported file
 * says they are. A page may contain neither scripts nor styles itself.
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

/** The policy of an answer that is no page: should a browser show it as one, it loads, runs and sends nothing. */
export const policyOfCalls = "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'";
