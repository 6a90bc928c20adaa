import { parseArgs } from 'node:util'

import { reasonOf, sentence } from '../process/plain-failure.mjs'

export const usage = `npm start [-- options]

  --fresh           forget everything stored by earlier starts and begin anew
  --port-base N     use the ports N to N+18 (default 4000)
  --help            show this

Environment: DATABASE_URL, NATS_URL, NOTIFICATION_SMTP_URL and AI_PLANNING_OPENAI_API_KEY point at real parts instead
of local ones; .env.template names every variable.`

/**
 * Reads the options of `npm start`.
 * @param {readonly string[]} args
 * @returns {{ fresh: boolean, portBase: number, help: boolean }}
 */
export function readStartOptions(args) {
  const { fresh, help, 'port-base': portBase } = parse(args)
  return { fresh, help, portBase: portNumber(portBase) }
}

/** @param {readonly string[]} args */
function parse(args) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        fresh: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
        'port-base': { type: 'string', default: '4000' },
      },
    }).values
  } catch (error) {
    throw sentence(`${reasonOf(error).split('. ')[0]}; the options are --fresh, --port-base N and --help.`)
  }
}

/** @param {string} text */
function portNumber(text) {
  const number = Number(text)
  if (!/^\d+$/.test(text) || number < 1024 || number > 65_500) {
    throw sentence(`--port-base takes a number from 1024 to 65500, not "${text}".`)
  }
  return number
}
