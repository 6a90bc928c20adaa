import { CircleAlert } from 'lucide-react'

import { QuestionsToSend } from './questions-to-send.js'
import { checkQuote, type QuoteTicks } from './quote-check.rules.js'
import { quoteCheckCopy } from './quote-checks.copy.js'

const copy = quoteCheckCopy.result

/** A procedure as the catalogue asks about it. */
export interface AskedProcedure {
  readonly name: string
  readonly questions: readonly string[]
}

interface QuoteCheckResultProps {
  readonly ticks: QuoteTicks
  readonly procedure: AskedProcedure | null
}

/** What a quote lacks, the signs to stop before everything else, and the questions to send. */
export function QuoteCheckResult({ procedure, ticks }: QuoteCheckResultProps) {
  const { expected, missing, verdict } = checkQuote(ticks)
  const titles = {
    STOP: copy.STOP(ticks.signs.length),
    ASK: copy.ASK(missing.length, expected),
    COMPLETE: copy.COMPLETE(),
  }
  const texts = { STOP: copy.stopText, ASK: copy.askText, COMPLETE: copy.completeText }
  return (
    <section aria-labelledby="result" data-verdict={verdict} className="mb-10 rounded-panel bg-warm p-6 md:p-10">
      <h2 id="result" className="title-2 max-w-[22ch]">
        {verdict === 'STOP' && <CircleAlert aria-hidden size={34} className="me-3 inline-block text-danger" />}
        {titles[verdict]}
      </h2>
      <p className="measure mt-4">{texts[verdict]}</p>
      {ticks.signs.length > 0 && (
        <Lines title={copy.signs} lines={ticks.signs.map((sign) => quoteCheckCopy.signs[sign])} />
      )}
      {missing.length > 0 && (
        <Lines title={copy.missing} lines={missing.map(({ id }) => quoteCheckCopy.points[id].tick)} />
      )}
      {missing.length > 0 && (
        <QuestionsToSend questions={missing.map(({ id }) => quoteCheckCopy.points[id].question)} />
      )}
      {procedure && <Lines title={copy.more(procedure.name)} lines={procedure.questions} />}
      <p className="mt-6 text-[0.9375rem] text-ink-2 print:hidden">{copy.print}</p>
    </section>
  )
}

function Lines({ lines, title }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <div className="mt-8">
      <h3 className="title-3">{title}</h3>
      <ul className="mt-2 list-disc ps-5">
        {lines.map((line) => (
          <li key={line} className="mt-1.5">
            {line}
          </li>
        ))}
      </ul>
    </div>
  )
}
