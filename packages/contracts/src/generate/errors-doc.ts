import type { Question } from '../define.js'
import { errorCatalogue } from '../errors.js'

/** docs/errors.md: every code with its kind, its sentence and the questions that may fail with it. */
export function errorsDoc(questions: readonly Question[]): string {
  const rows = Object.entries(errorCatalogue).map(([code, { kind, logLevel, message }]) => {
    const fromQuestions = questions.filter(({ mayFail }) => mayFail.some((known) => known === code))
    const subjects = fromQuestions.map(({ subject }) => `\`${subject}\``).join(', ')
    return `| ${code} | ${kind} | ${logLevel} | ${message} | ${subjects || 'the kit or the gateway'} |`
  })
  return [
    '# Errors',
    '',
    'Generated from `packages/contracts/src/errors.ts` by `npm run generate`; do not edit.',
    '',
    '| Code | kind | logged as | sentence | may come from |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}
