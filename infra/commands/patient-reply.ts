import { parseArgs } from 'node:util'

import { createTransport } from 'nodemailer'

import { localStackAccess } from '../local/service-environment.ts'
import { reasonOf, plainFailure } from '../process/plain-failure.mjs'
import { newestMailTo } from './newest-mail.ts'
import { absenceOf, bounceOf, replyOf } from './patient-mails.ts'

/**
 * `npm run patient-reply -- [--to ADDRESS] [--bounce | --absent] [TEXT]`: answers the newest mail to a patient in the
 * local mailbox, as the patient's mail program does. `--bounce` reports it as undeliverable, `--absent` sends an absence
 * notice. The answer reaches the desk after a few seconds.
 */
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, bounce: { type: 'boolean' }, absent: { type: 'boolean' } },
  })
  if (values.bounce && values.absent) throw plainFailure('Choose one of --bounce and --absent.')
  const stack = localStackAccess()
  if (!stack?.mailbox) throw plainFailure('No local stack with a mailbox runs here. Start it with `npm start`.')
  const mail = await newestMailTo(stack.mailbox, values.to)
  if (!mail) throw plainFailure(`There is no mail to ${values.to ?? 'a patient'} in the mailbox.`)
  const text = positionals.join(' ') || 'Thank you. I can come in March.'
  const written = values.bounce ? bounceOf(mail) : values.absent ? absenceOf(mail) : replyOf(mail, text)
  await send(stack.smtp, written)
  console.log(`${mail.to} has answered "${mail.subject}".`)
} catch (error) {
  console.error(reasonOf(error))
  process.exitCode = 1
}

async function send(smtpUrl: string, { from, raw, to }: ReturnType<typeof replyOf>): Promise<void> {
  const transport = createTransport({ url: smtpUrl })
  try {
    await transport.sendMail({ envelope: { from, to: [to] }, raw })
  } finally {
    transport.close()
  }
}
