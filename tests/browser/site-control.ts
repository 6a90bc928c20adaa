import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { Mailbox } from '@seneb/testkit/mailbox'

import type { ProcessName, Stack } from '../support/stack.js'
import { makeTeam, nextCode, type TeamMember } from './site-team.js'

/** Action on a part of the site; `pause` leaves it running without responding, like a hanging machine. */
export type PartVerb = 'kill' | 'start' | 'pause' | 'resume'

/** A mail as tests read it. */
export interface TestMail {
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Header lines by their name in lower case. */
  readonly headers: Readonly<Record<string, string>>
}

const readyWithinMs = 30_000

/** Handles requests of tests, which run in other processes than the stack and the mailbox. */
export async function startSiteControl(stack: Stack, mailbox: Mailbox) {
  const server = createServer((request, response) => {
    void handle(stack, mailbox, request).then(
      (body) => end(response, 200, body),
      (error: unknown) => end(response, 500, String(error)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = (): void => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop }
}

async function handle(stack: Stack, mailbox: Mailbox, { url = '/' }: IncomingMessage): Promise<unknown> {
  const [resource, name, verb] = decodeURIComponent(url).slice(1).split('/')
  if (resource === 'team') return teamOf(stack)
  if (resource === 'code') return codeOf(stack, name ?? '')
  if (resource === 'mails') return mailsTo(mailbox, name ?? '')
  await control(stack, name as ProcessName, verb as PartVerb)
  return 'done'
}

let team: Promise<readonly TeamMember[]> | undefined

/** Created once for all tests: creating them again would invalidate the sign-in methods that earlier tests use. */
function teamOf(stack: Stack): Promise<readonly TeamMember[]> {
  team ??= makeTeam(stack)
  return team
}

async function codeOf(stack: Stack, role: string): Promise<string> {
  const member = (await teamOf(stack)).find((one) => one.role === role)
  if (!member) throw new Error(`nobody is ${role}`)
  return nextCode(member)
}

/** Parts that a test has killed; starting a running one would make two of it. */
const down = new Set<ProcessName>()

async function control(stack: Stack, name: ProcessName, verb: PartVerb): Promise<void> {
  const part = stack.part(name)
  if (verb === 'kill') {
    down.add(name)
    return part.kill()
  }
  if (verb === 'start') {
    if (down.delete(name)) part.start()
    return part.untilReady(readyWithinMs)
  }
  if (part.pid) process.kill(part.pid, verb === 'pause' ? 'SIGSTOP' : 'SIGCONT')
}

function mailsTo(mailbox: Mailbox, address: string): TestMail[] {
  return mailbox.sentTo(address).map(({ envelope, mail: { headers, subject = '', text = '', html = '' } }) => ({
    to: envelope.to,
    subject,
    text,
    html,
    headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
  }))
}

function end(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
