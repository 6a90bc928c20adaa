import { NoteBar } from '../../ui/note-bar.js'
import { dayText, priceText, type Price } from './price.js'
import { pricesCopy } from './prices.copy.js'

const copy = pricesCopy.values

/** Values of a price on the site, with a note when it is too old for ranges and claims. */
export function PriceValuesPanel({ price }: { readonly price: Price }) {
  const { age, currentUntil, unit, values } = price
  const { asOf, source, sourceUrl, version } = values
  const facts = [
    [copy.price, values.price === null ? copy.noPrice : `${priceText(values)} ${unit}`],
    [copy.source, source],
    [copy.asOf, dayText(asOf)],
    [copy.currentUntil, dayText(currentUntil)],
    [copy.version, String(version)],
  ] as const
  return (
    <section className="desk-panel" aria-label={copy.label}>
      <div className="desk-panel-head">
        <h2>{copy.label}</h2>
      </div>
      <div className="grid gap-4 p-4">
        {age !== 'CURRENT' && <NoteBar tone="warn">{age === 'OUTDATED' ? copy.outdated : copy.dueSoon}</NoteBar>}
        <dl className="grid gap-3 sm:grid-cols-2">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="desk-small">{name}</dt>
              <dd className="wrap-anywhere">
                {name === copy.source && sourceUrl ? (
                  <a href={sourceUrl} rel="noreferrer">
                    {value}
                  </a>
                ) : (
                  value
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
