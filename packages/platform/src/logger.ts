import { trace } from '@opentelemetry/api'
import { pino, type DestinationStream, type Logger as PinoLogger } from 'pino'

/**
 * The only keys that a log line may contain. All others are dropped, so that personal data cannot reach a log by
 * accident (S14): no email, no form, no error text that quotes a value.
 */
const loggedKeys = [
  'actor',
  'attempt',
  'bytes',
  'causeId',
  'code',
  'consumer',
  'count',
  'deliveries',
  'durationMs',
  'err',
  'event',
  'eventId',
  'id',
  'kind',
  'operation',
  'outcome',
  'port',
  'reason',
  'reference',
  'requestId',
  'retryInMs',
  'revision',
  'service',
  'source',
  'state',
  'statement',
  'status',
  'stream',
  'subject',
  'tripPlanId',
  'url',
  'worker',
] as const

export type LogFields = Partial<Record<(typeof loggedKeys)[number], unknown>>

/** Writes one JSON line with the trace id; fields are limited to an allow-list without personal data. */
export interface Logger {
  debug(fields: LogFields, message: string): void
  info(fields: LogFields, message: string): void
  warn(fields: LogFields, message: string): void
  error(fields: LogFields, message: string): void
}

/**
 * Creates the logger of one deployable. Each line is written before the call returns: lines that wait in memory or in a
 * thread are lost or out of order when the process ends suddenly.
 */
export function createLogger(service: string, level: string, destination?: DestinationStream): Logger {
  const allowed = new Set<string>([...loggedKeys, 'traceId', 'spanId'])
  const options = {
    level,
    base: { service },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    mixin: traceIds,
    serializers: { err: describeError },
    formatters: {
      level: (label: string) => ({ level: label }),
      log: (fields: Readonly<Record<string, unknown>>) => {
        const loggable: Record<string, unknown> = {}
        for (const key of Object.keys(fields)) if (allowed.has(key)) loggable[key] = fields[key]
        return loggable
      },
    },
  }
  const logger: PinoLogger = pino(options, destination ?? pino.destination({ sync: true }))
  return logger
}

/**
 * Returns the parts of an error that may be logged: class, code and stack frames; the message only for our error
 * classes.
 */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code } = error as { code?: unknown }
  const frames = error.stack
    ?.split('\n')
    .filter((row) => /^\s+at /.test(row))
    .slice(0, 12)
  return {
    type: error.name,
    ...(typeof code === 'string' ? { code } : {}),
    // Drivers quote values in their messages, so only the text before the first quote is logged.
    message: error.message.split(/["'`]/, 1)[0]?.slice(0, 200),
    stack: frames?.join('\n'),
  }
}

function traceIds(): object {
  const context = trace.getActiveSpan()?.spanContext()
  return context ? { traceId: context.traceId, spanId: context.spanId } : {}
}
