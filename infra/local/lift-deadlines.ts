import { liftDeadlines } from '@seneb/platform/with-timeout'

/**
 * Preloaded by every process of a development loop in which one is debugged, so that callers waiting for that one do
 * not time out.
 */
liftDeadlines()
