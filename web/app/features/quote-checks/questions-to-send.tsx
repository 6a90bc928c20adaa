import { Button } from '@seneb/ui/button'
import { Copy, Share2 } from 'lucide-react'
import { useRef, useState } from 'react'

import { useHydrated } from '../../hydration/use-hydrated.js'
import { quoteCheckCopy } from './quote-checks.copy.js'

const copy = quoteCheckCopy.result

/** The questions to a clinic as plain text that can be selected, with buttons that copy or share it. */
export function QuestionsToSend({ questions }: { readonly questions: readonly string[] }) {
  const words = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const canShare = useHydrated() && 'share' in navigator
  const text = [copy.opening, '', ...questions.map((question, i) => `${i + 1}. ${question}`)].join('\n')
  const copyAll = () =>
    copyText(text).then(
      () => setSaid(copy.copied),
      () => {
        if (words.current) getSelection()?.selectAllChildren(words.current)
        setSaid(copy.selected)
      },
    )
  return (
    <div className="mt-8 rounded-card border border-line bg-surface p-5 md:p-6">
      <h3 className="title-3">{copy.questions}</h3>
      <p className="mt-1 text-[0.9375rem] text-ink-2 print:hidden">{copy.questionsHint}</p>
      <div ref={words}>
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
            {copy.shareQuestions}
          </Button>
        )}
      </div>
      <p role="status" className="mt-2 text-[0.9375rem] print:hidden">
        {said}
      </p>
    </div>
  )
}

/** Refused where a page has no clipboard, such as over plain HTTP. */
async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}

/** Whoever closes the browser's own list of receivers has changed their mind; nothing went wrong. */
async function shareText(text: string): Promise<void> {
  await navigator.share({ text }).catch(() => undefined)
}
