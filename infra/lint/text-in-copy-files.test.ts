import { describe, test } from '@jest/globals'
import { RuleTester } from 'oxlint/plugins-dev'

import { textInCopyFiles } from './text-in-copy-files.ts'

RuleTester.describe = (name, run) => describe(name, run)
RuleTester.it = (name, run) => test(name, run)

const rule = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } })
const invalidCase = (code: string) => ({ code, errors: [{ messageId: 'text' }] })

rule.run('text that people read', textInCopyFiles, {
  valid: [
    'export const a = <p className="desk-small">{copy.text}</p>',
    'export const a = <Field label={copy.label} name="email" type="text" />',
    "export const a = <p>{state === 'NEW' ? copy.fresh : copy.open}</p>",
    'export const a = <Kbd>Enter</Kbd>',
    "export const isOff = accommodation === 'Not required'",
    'export const a = <p>{name}, {title} · ({count})</p>',
    "export const place = zone === 'Africa/Cairo' ? 'grid gap-2' : `/enquiries/${id}`",
  ],
  invalid: [
    'export const a = <p>Nobody is waiting.</p>',
    'export const a = <>opens</>',
    'export const a = <Field label="Reason" />',
    "export const a = <p>{isBusy ? 'saving' : copy.save}</p>",
    'export const a = <Button aria-label={`Rename ${name}`} />',
    "export const a = <p>{count > 0 && 'sent'}</p>",
    "export const message = 'This document is no longer stored.'",
    'export const title = `Close ${name}, please`',
  ].map(invalidCase),
})
