/**
 * What pages may load: what this server serves. Styles may stand in the page, because dialogs and menus set where they
 * are through style elements; scripts may not.
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
    "img-src": ["'self'", "data:", "blob:"],
    "object-src": ["'none'"],
    "script-src": ["'self'"],
    "script-src-attr": ["'none'"],
    "style-src": ["'self'", "'unsafe-inline'"],
    "worker-src": ["'self'", "blob:"],
  },
};
