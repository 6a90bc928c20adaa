import { liftDeadlines } from '@seneb/platform/with-timeout'

/** Preloaded by every process of a development loop in which one is debugged: whoever waits for it goes on waiting. */
liftDeadlines()
