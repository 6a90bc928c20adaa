import type { ServiceName } from '@seneb/contracts/define'

import { spoken } from '../process/paths.mjs'
import type { StackInfo } from './stack-file.ts'

/** A stack that is up. */
export interface StartedStack {
  readonly found: StackInfo
  /** File that holds the database's password; undefined for an external database, whose login is known. */
  readonly passwordIn: string | undefined
  /** Link with which the first admin joins; set only while there is no admin. */
  readonly setUp?: string
  /** Brings the schemas of these services up to date. */
  readonly migrate: (services: readonly ServiceName[]) => Promise<void>
}

type Line = readonly [name: string, address: string | undefined]

/**
 * Returns the text that `npm start` prints when everything is ready. It names only the location of secrets, because the
 * output may go into a log.
 */
export function welcome(
  { found, passwordIn, setUp }: Omit<StartedStack, 'migrate'>,
  seconds: number,
  more: readonly Line[] = [],
): string {
  const lines: readonly (Line | readonly [string, string | null])[] = [
    ['website', found.web],
    ['graph', found.graphql],
    ['mailbox', found.mailbox],
    ['traces', found.traces],
    ['database', passwordIn ? `${found.postgres} (password in ${spoken(passwordIn)})` : 'the one of DATABASE_URL'],
    ['logs', spoken(found.logs)],
    ['set up', setUp],
    ...more,
  ]
  const shown = lines.flatMap(([name, value]) => (value ? [`   ${name.padEnd(10)} ${value}`] : []))
  return `\nSeneb is ready after ${seconds.toFixed(1)} s. Ctrl-C stops it.\n\n${shown.join('\n')}\n`
}
