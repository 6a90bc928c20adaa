import { useEffect } from 'react'

import { greet } from '../../early/greeting.js'
import type { Prose } from '../../publications/prose.js'
import { RichText } from '../../publications/rich-text.js'
import { pagesCopy as copy } from './pages.copy.js'

interface CompanyValueCardsProps {
  readonly companyValues: readonly { readonly key: string; readonly title: string; readonly html: Prose }[]
}

/** The four values (VALS-01). */
export function CompanyValueCards({ companyValues }: CompanyValueCardsProps) {
  return (
    <section aria-labelledby="values" className="section-air bg-tint">
      <div className="wrap">
        <h2 id="values" className="title-2">
          {copy.values}
        </h2>
        <ol className="mt-10 grid gap-5 md:grid-cols-2">
          {companyValues.map(({ key, title, html }) => (
            <li key={key} className="fixed-card rounded-panel border border-line bg-surface p-7 md:p-10">
              <h3 className="text-[min(1.75rem,8.5vw)] text-brand-strong">{title}</h3>
              <RichText prose={html} className="mt-3" />
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

interface GreetingProps {
  readonly title: string | null
  readonly text: string | null
}

/** The greeting in the page's HTML, which early/greeting.ts shows as a toast (VALS-03, D-63). */
export function Greeting({ title, text }: GreetingProps) {
  return title && <span hidden data-greeting={title} data-text={text ?? undefined} />
}

/**
 * Greets a visitor who navigates here within the site; on a full page load early/greeting.ts does it (VALS-03, D-63).
 */
export function useGreeting(title: string | null, text: string | null): void {
  useEffect(() => {
    if (title) greet(title, text ?? undefined)
  }, [title, text])
}
