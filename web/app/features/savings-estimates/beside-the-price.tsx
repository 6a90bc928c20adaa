import { savingsCopy } from './savings-estimates.copy.js'

const copy = savingsCopy.beside

/** What a price leaves out, and what to ask whoever names one (ADR 88). */
export function BesideThePrice() {
  return (
    <section aria-labelledby="not-included" className="section-air bg-tint">
      <div className="wrap grid gap-10 md:grid-cols-2 md:gap-16">
        <div>
          <h2 id="not-included" className="title-2">
            {copy.title}
          </h2>
          <ul className="prose mt-5 list-disc ps-5">
            {copy.points.map((point) => (
              <li key={point} className="mt-2">
                {point}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className="title-2">{copy.questionsTitle}</h2>
          <ol className="prose mt-5 list-decimal ps-5">
            {copy.questions.map((question) => (
              <li key={question} className="mt-2">
                {question}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}
