import { publicationsCopy as copy } from './publications.copy.js'
import { RichText } from './rich-text.js'
import type { FrequentQuestion } from './publication.types.js'

/** Questions that open their answer, with or without a script (SPEC-08, ART-06, SEO-07). */
export function QuestionList({ faqs }: { readonly faqs: readonly FrequentQuestion[] }) {
  if (faqs.length === 0) return null
  return (
    <section aria-labelledby="faq" className="section-air">
      <div className="wrap grid gap-x-14 gap-y-8 lg:grid-cols-[1fr_1.9fr]">
        <h2 id="faq" className="title-2 max-w-[14ch] scroll-mt-28">
          {copy.faqs}
        </h2>
        <div className="border-t border-line">
          {faqs.map(({ key, question, html }) => (
            <details key={key} id={`faq-${key}`} className="faq scroll-mt-28 border-b border-line">
              <summary className="flex min-h-16 items-center justify-between gap-4 py-4 text-[1.0625rem] font-semibold hover:text-brand-strong">
                {question}
              </summary>
              <RichText prose={html} className="pb-6" />
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
