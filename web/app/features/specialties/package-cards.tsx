import { publicationsCopy } from '../../publications/publications.copy.js'
import type { TreatmentPackage } from '../../publications/publication.types.js'
import { dayOf, dollars } from '../../ui/figures.js'
import { specialtiesCopy as copy } from './specialties.copy.js'

/** Packages with where their price starts, its date and its source (GEN-03, SEO-10, O-9, D-24). */
export function PackageCards({ packages }: { readonly packages: readonly TreatmentPackage[] }) {
  if (packages.length === 0) return null
  return (
    <section aria-labelledby="packages" className="wrap section-air">
      <h2 id="packages" className="title-2 scroll-mt-28">
        {copy.packages}
      </h2>
      <ul className="mt-10 grid gap-5">
        {packages.map(({ key, name, description, fromUsd, asOf, validUntil, priceSource, seller }) => (
          <li
            key={key}
            className="grid items-center gap-x-12 gap-y-5 rounded-panel border border-line bg-surface p-7 md:grid-cols-[1.6fr_1fr] md:p-10"
          >
            <div>
              <h3 className="text-[min(1.625rem,8.5vw)]">{name}</h3>
              <p className="measure mt-2 text-ink-2">{description}</p>
              <p className="mt-4 text-[0.9375rem] font-medium">{publicationsCopy.consultationFirst}</p>
            </div>
            <div>
              <p className="font-display text-[min(2.25rem,11vw)] leading-tight font-medium">
                <span className="text-[1.125rem] text-ink-2">{publicationsCopy.from} </span>
                {dollars(fromUsd)}
              </p>
              <p className="mt-2 text-[0.9375rem] text-ink-2">
                <time dateTime={asOf}>{copy.checked(dayOf(asOf))}</time>
                {validUntil && (
                  <>
                    {' · '}
                    <time dateTime={validUntil}>{copy.validUntil(dayOf(validUntil))}</time>
                  </>
                )}
                . {copy.priceSource}: {priceSource}. {copy.soldBy}: {seller}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
