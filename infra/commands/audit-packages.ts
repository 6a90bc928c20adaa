import { spawnSync } from 'node:child_process'

import { noArguments, readCommandLine } from '../process/command-line.ts'
import { root } from '../process/paths.mjs'

/**
 * `npm run audit:packages`: checks the registry for known vulnerabilities in production packages, and verifies the
 * signatures of installed packages. Exits with 1 for a vulnerability or an invalid signature, and with 2 when the
 * registry did not respond: unknown is not the same as none.
 */
readCommandLine(
  {
    usage: 'npm run audit:packages',
    about:
      'Asks the registry for known weaknesses and wrong signatures; ends with 1 when there is one, and with 2 when the registry did not answer.',
  },
  noArguments,
)
const audits = [
  {
    what: 'known weaknesses',
    args: ['audit', '--omit=dev', '--audit-level=low'],
    judged: /found 0 vulnerabilities|severity/i,
  },
  { what: 'signatures', args: ['audit', 'signatures'], judged: /(?:verified|missing|invalid) registry signatures?/i },
]

// npm run sets a log level for this process; the npm process that it starts must report everything.
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')))

const outcomes = audits.map(({ args, judged, what }) => {
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: root, env, encoding: 'utf8', timeout: 300_000 })
  const output = `${stdout}${stderr}`
  if (!judged.test(output)) {
    console.error(`${what}: NOT KNOWN, the registry did not answer this (${reasonIn(output)})`)
    return 2
  }
  console.log(`${what}: ${output.trim()}`)
  return status === 0 ? 0 : 1
})

process.exitCode = outcomes.includes(1) ? 1 : Math.max(...outcomes)

function reasonIn(output: string): string {
  const lines = output
    .split('\n')
    .filter((line) => /^npm (?:error|warn audit)/.test(line) && !line.includes('A complete log'))
  return lines[0]?.replace(/^npm (?:error|warn) /, '').replace(/https?:\S+/g, 'the registry') ?? 'no reason was given'
}
