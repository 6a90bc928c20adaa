import { describe, test } from '@jest/globals'
import { RuleTester } from 'oxlint/plugins-dev'

import { plainComments } from './plain-comments.ts'

RuleTester.describe = (name, run) => describe(name, run)
RuleTester.it = (name, run) => test(name, run)

const rule = new RuleTester({ languageOptions: { parserOptions: { lang: 'ts' } } })
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')
const invalidCase = (messageId: string, code: string) => ({ code, errors: [{ messageId }] })

rule.run('the comments', plainComments, {
  valid: [
    '/** Maximum number of events handled at once. */',
    '// The server decides how many there are.',
    `// ${words(20)}.\n// ${words(20)}.`,
    `/** ${words(30)}. */`,
    '// eslint-disable-next-line no-console -- whoever reads this',
    "export const text = 'Whoever asks is told meanwhile'",
  ],
  invalid: [
    invalidCase('riddle', '/** What a request comes to. */'),
    invalidCase('riddle', '/**\n * Who may ask.\n */'),
    invalidCase('riddle', '// Nobody sees it.'),
    invalidCase('dialect', '// The mail goes to whoever asked.'),
    invalidCase('dialect', '/** Read anew for each request. */'),
    invalidCase('dialect', '/** Returns what is asked. */'),
    invalidCase('long', `/** ${words(31)}. */`),
    invalidCase('long', `// ${words(20)}\n// ${words(20)}.`),
  ],
})
