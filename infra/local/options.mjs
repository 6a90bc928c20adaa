import { parseArgs } from 'node:util'

import { reasonOf, plainFailure } from '../process/plain-failure.mjs'

export const usage = `npm start [-- options]
npm run dev [-- options]

  --fresh           delete everything stored by earlier starts
  --port-base N     use the ports N to N+19 (default 4000)
  --help            show this

Of npm run dev alone, which runs everything from its sources and restarts what you edit:

  --inspect NAME    open a debugger port for a process (gateway, enquiry, web, ...); may be repeated
  --sql             print the statements of each request

Environment: DATABASE_URL, NATS_URL, NOTIFICATION_SMTP_URL and AI_PLANNING_OPENAI_API_KEY point at real parts instead
of local ones; .env.template names every variable.`

/**
 * @typedef {object} StartOptions
 * @property {boolean} fresh
 * @property {boolean} help
 * @property {number} portBase
 * @property {{ readonly inspect: readonly string[], readonly sql: boolean }} [development] of `npm run dev`
 */

/**
 * Reads the options of `npm start`, and of `npm run dev`, which is the same with `--dev` before them.
 * @param {readonly string[]} args
 * @returns {StartOptions}
 */
export function readStartOptions(args) {
  const { dev, fresh, help, inspect, sql, 'port-base': portBase } = parse(args)
  if (!dev && (inspect.length > 0 || sql)) throw plainFailure('--inspect and --sql are options of npm run dev.')
  const development = dev ? { inspect, sql } : undefined
  return { fresh, help, portBase: portNumber(portBase), ...(development && { development }) }
}

/** @param {readonly string[]} args */
function parse(args) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        dev: { type: 'boolean', default: false },
        fresh: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
        inspect: { type: 'string', multiple: true, default: [] },
        'port-base': { type: 'string', default: '4000' },
        sql: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    throw plainFailure(`${reasonOf(error).split('. ')[0]}; npm start -- --help names the options.`)
  }
}

/** @param {string} text */
function portNumber(text) {
  const number = Number(text)
  if (!/^\d+$/.test(text) || number < 1024 || number > 65_500) {
    throw plainFailure(`--port-base takes a number from 1024 to 65500, not "${text}".`)
  }
  const unsafe = unsafePorts.find((port) => port >= number && port < number + portsOfStack)
  if (unsafe !== undefined) {
    throw plainFailure(`Browsers refuse port ${unsafe}, which --port-base ${text} would use; try --port-base 5000.`)
  }
  return number
}

/** Number of ports from the base on that a stack may use. */
const portsOfStack = 20

/** Ports from 1024 on that browsers and Node's `fetch` refuse (https://fetch.spec.whatwg.org/#port-blocking). */
const unsafePorts = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
]
