/** Dispatched on `window` once React answers. */
export const hydratedEvent = 'seneb:hydrated'
