import { spoken } from '../process/places.mjs'
import type { Whereabouts } from './stack-file.ts'

/** A stack that is up. */
export interface StartedStack {
  readonly found: Whereabouts
  /** With its password, for the person at the terminal; nothing when the database was given and its login is known. */
  readonly databaseUrl: string | undefined
  /** The link by which the first admin joins, while nobody is one. */
  readonly setUp?: string
}

/** What `npm start` says when everything is ready: each address works as it is printed. */
export function welcome({ databaseUrl, found, setUp }: StartedStack, seconds: number): string {
  const lines = [
    ['website', found.web],
    ['graph', found.graphql],
    ['mailbox', found.mailbox],
    ['traces', found.traces],
    ['database', databaseUrl ?? 'the one of DATABASE_URL'],
    ['logs', spoken(found.logs)],
    ['set up', setUp],
  ] as const
  const shown = lines.flatMap(([name, value]) => (value ? [`   ${name.padEnd(10)} ${value}`] : []))
  return `\nSeneb is ready after ${seconds.toFixed(1)} s. Ctrl-C stops it.\n\n${shown.join('\n')}\n`
}
