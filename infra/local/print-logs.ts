interface PrintOptions {
  readonly say: (text: string) => void
  /** Whether the statements of each request are printed. */
  readonly sql: boolean
}

interface LogLine {
  readonly level?: string
  readonly msg?: string
  readonly traceId?: string
  readonly statement?: string
  readonly err?: { readonly type?: string; readonly message?: string; readonly stack?: string }
}

/**
 * Prints what a developer wants to see of a process's log: failures with their stacks, whatever is no log line (a syntax
 * error, `console.log`) and, when asked for, the statements of each request. The whole log stays in its file.
 */
export function logPrinter(name: string, { say, sql }: PrintOptions): (text: string) => void {
  return (text) => {
    const line = readLine(text)
    if (line === undefined) {
      if (text.trim() && !fromNode.test(text)) say(`${name}  ${text}`)
    } else if (line.statement !== undefined) {
      if (sql && line.traceId) say(statementText(name, line))
    } else if (line.level === 'error' || line.level === 'fatal') {
      say(failureText(name, line))
    }
  }
}

/** Node's own lines about its debugger, which say nothing about the process. */
const fromNode = /^(?:Debugger (?:listening|attached|ending)|For help, see: |Waiting for the debugger)/

function readLine(text: string): LogLine | undefined {
  if (!text.startsWith('{')) return undefined
  try {
    return JSON.parse(text) as LogLine
  } catch {
    return undefined
  }
}

function statementText(name: string, { statement = '', traceId = '' }: LogLine): string {
  const oneLine = statement.replaceAll(/\s+/g, ' ').trim()
  return `sql ${traceId.slice(0, 8)}  ${name.padEnd(12)}  ${oneLine}`
}

function failureText(name: string, { err, msg, traceId }: LogLine): string {
  const where = traceId ? ` (trace ${traceId})` : ''
  const cause = err ? `\n  ${[err.type, err.message].filter(Boolean).join(': ')}` : ''
  return `${name}  ${msg ?? ''}${where}${cause}${err?.stack ? `\n${err.stack}` : ''}`
}
