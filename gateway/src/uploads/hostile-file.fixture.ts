import { uploadMessages } from '@seneb/contracts/vocabulary/upload-rules'

/** A file sent to harm us or anyone who opens it later (S12, G5). */
export interface HostileFile {
  readonly what: string
  readonly name: string
  readonly bytes: Buffer
  /**
   * `refused`: no part of it may be stored. `passive`: it may be stored after redrawing, which drops the harmful parts
   * because they are not visible.
   */
  readonly expected: 'refused' | 'passive'
  /** Messages with which it may be refused. A passive file has some when a slow machine may refuse it. */
  readonly reasons: readonly (keyof typeof uploadMessages)[]
}

/** A file that must be refused with one of these sentences. */
export function rejectedFile(
  what: string,
  name: string,
  bytes: Buffer | string,
  ...reasons: HostileFile['reasons']
): HostileFile {
  return { what, name, bytes: Buffer.from(bytes), expected: 'refused', reasons }
}

/** Returns a file that may be accepted, because redrawing removes its harmful parts. */
export function passiveFile(
  what: string,
  name: string,
  bytes: Buffer,
  ...reasons: HostileFile['reasons']
): HostileFile {
  return { what, name, bytes, expected: 'passive', reasons }
}

/** The harmless text that every virus scanner reports; put together here so that none reports this source. */
export const eicar = [
  'X5O!P%@AP[4',
  String.fromCharCode(92),
  'PZX54(P^)7CC)7}$EICAR-STANDARD-',
  'ANTIVIRUS-TEST-FILE!$H+H*',
].join('')

export const script = '<script>alert(1)</script>'

/** The beginning of a Windows program. */
export const program = Buffer.concat([
  Buffer.from('MZ'),
  Buffer.alloc(76),
  Buffer.from('This program cannot be run in DOS mode'),
])
