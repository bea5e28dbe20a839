const WITHOUT_ZONE = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/;

/**
 * A time of the Fantasy Premier League in epoch milliseconds; NaN if it isn't one. Without a zone it's in UTC, like all
 * of the provider's: to `Date.parse` it would be another instant on each server.
 */
export function utcInstant(text: string): number {
  return Date.parse(WITHOUT_ZONE.test(text) ? `${text}Z` : text);
}
