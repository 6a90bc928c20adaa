import type { Logger } from '@seneb/platform/logger'

const nothing = () => undefined

/** A logger for tests that ignore logs. */
export const silentLogger: Logger = { debug: nothing, info: nothing, warn: nothing, error: nothing }
