import { Button } from '@seneb/ui/button'
import { CircleAlert, Copy, Share2 } from 'lucide-react'
import { useRef, useState } from 'react'

import { useHydrated } from '../../hydration/use-hydrated.js'
import { checkQuote, type QuoteTicks } from './quote-check.rules.js'
import { quoteCheckCopy } from './quote-checks.copy.js'

const copy = quoteCheckCopy.result

/** A procedure with the catalogue's questions about it. */
export interface RequestedProcedure {
  readonly name: string
  readonly questions: readonly string[]
}

interface QuoteCheckResultProps {
  readonly ticks: QuoteTicks
  readonly procedure: RequestedProcedure | null
}

/** Shows the missing points of a quote, with warning signs first, and the questions to send. */
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
        <ProviderQuestions questions={missing.map(({ id }) => quoteCheckCopy.points[id].question)} />
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

/** The questions to a clinic as plain text that can be selected, with buttons that copy or share it. */
function ProviderQuestions({ questions }: { readonly questions: readonly string[] }) {
  const textRef = useRef<HTMLDivElement>(null)
  const [statusText, setStatus] = useState('')
  const canShare = useHydrated() && 'share' in navigator
  const text = [copy.opening, '', ...questions.map((question, i) => `${i + 1}. ${question}`)].join('\n')
  const copyAll = () =>
    copyText(text).then(
      () => setStatus(copy.copied),
      () => {
        if (textRef.current) getSelection()?.selectAllChildren(textRef.current)
        setStatus(copy.selected)
      },
    )
  return (
    <div className="mt-8 rounded-card border border-line bg-surface p-5 md:p-6">
      <h3 className="title-3">{copy.questions}</h3>
      <p className="mt-1 text-[0.9375rem] text-ink-2 print:hidden">{copy.questionsHint}</p>
      <div ref={textRef}>
        <p className="mt-4">{copy.opening}</p>
        <ol className="mt-3 list-decimal ps-6">
          {questions.map((question) => (
            <li key={question} className="mt-1.5">
              {question}
            </li>
          ))}
        </ol>
      </div>
      <div className="mt-5 flex flex-wrap gap-3 noscript:hidden print:hidden">
        <Button variant="outline" onClick={() => void copyAll()}>
          <Copy aria-hidden size={19} />
          {copy.copyQuestions}
        </Button>
        {canShare && (
          <Button variant="outline" onClick={() => void shareText(text)}>
            <Share2 aria-hidden size={19} />
            {copy.shareProviderQuestions}
          </Button>
        )}
      </div>
      <p role="status" className="mt-2 text-[0.9375rem] print:hidden">
        {statusText}
      </p>
    </div>
  )
}

/** Rejected on pages without a clipboard, such as over plain HTTP. */
async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}

/** Closing the browser's share dialog is a change of mind, not an error. */
async function shareText(text: string): Promise<void> {
  await navigator.share({ text }).catch(() => undefined)
}
