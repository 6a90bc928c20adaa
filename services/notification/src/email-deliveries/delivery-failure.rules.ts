/**
 * Reason for a failed mail: the `server` is unavailable or refuses the connection, it `deferred` this mail, it
 * permanently `refused` this mail, or an `unexpected` error happened on our side.
 */
export const failureKinds = ['server', 'deferred', 'refused', 'unexpected'] as const
export type FailureKind = (typeof failureKinds)[number]

/** A failed attempt. Contains a code and never the server's text, which quotes addresses. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure'

  constructor(
    readonly kind: FailureKind,
    readonly code: string,
    /** Whether the server may have accepted the mail: all of it was sent, and no answer came. */
    readonly isMaybeAccepted = false,
    /** Whether the server permanently rejected the address, not the mail, its sender or its text. */
    readonly isAddressRefused = false,
  ) {
    super(`${kind} ${code}`)
  }
}

/** Failures of reaching or talking to the mail server, as nodemailer names them. */
const serverCodes = new Set([
  'EABORT',
  'EAUTH',
  'ECONNECTION',
  'EDNS',
  'ENOAUTH',
  'EPROTOCOL',
  'EPROXY',
  'EREQUIRETLS',
  'ESOCKET',
  'ETIMEDOUT',
  'ETLS',
])

/** Commands whose refusal concerns this mail; the refusal of any other concerns everything we send. */
const mailCommands = new Set(['RCPT TO', 'DATA'])
/** A response about an address or its mailbox, or an unspecific one. */
const aboutAddress = /^\d{3}[ -](?:5\.[12]\.|(?!5\.\d))/
/** "Service not available, closing": the server's trouble, whatever command it answers. */
const closing = 421

interface SmtpError {
  readonly code?: unknown
  /** Node's error code, where nodemailer reports a more general one. */
  readonly originalCode?: unknown
  readonly command?: unknown
  readonly responseCode?: unknown
  /** The server's response: a code, usually an enhanced one (RFC 3463), and text. */
  readonly response?: unknown
  /** Set by nodemailer: 5xx, but for 503, which speaks of the session and not of the mail. */
  readonly permanent?: unknown
}

/**
 * Classifies a failed attempt: only a 5xx response to this very mail is final (PIPE-07, R7). `isSent` means that the
 * complete mail was transmitted.
 */
export function readMailFailure(error: unknown, isSent = false): MailFailure {
  if (error instanceof MailFailure) return error
  const { code, originalCode, command, response, responseCode, permanent } = (error ?? {}) as SmtpError
  if (typeof responseCode === 'number' && responseCode >= 400) {
    const isAboutThisMail = mailCommands.has(String(command)) && responseCode !== closing
    const kind = isAboutThisMail ? (permanent === true ? 'refused' : 'deferred') : 'server'
    const isAddressRefused = kind === 'refused' && command === 'RCPT TO' && aboutAddress.test(String(response))
    return new MailFailure(kind, String(responseCode), false, isAddressRefused)
  }
  const kind = serverCodes.has(String(code)) ? 'server' : 'unexpected'
  return new MailFailure(kind, [originalCode, code].find((name) => typeof name === 'string') ?? 'UNKNOWN', isSent)
}
