import type { Logger } from '@seneb/platform/logger'

const nothing = () => undefined

/** A logger for tests that do not look at logs. */
export const silentLogger: Logger = { debug: nothing, info: nothing, warn: nothing, error: nothing }
