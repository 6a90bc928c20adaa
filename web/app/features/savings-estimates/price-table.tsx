import { openCostsByUnit } from '@seneb/contracts/vocabulary/price-units'

import { Link } from 'react-router-dom'

import { dayOf, dollars } from '../../ui/figures.js'
import { savingsCopy } from './savings-estimates.copy.js'
import type { Prices, SavingsChoices } from './savings-choices.js'

const copy = savingsCopy.table

/** Pages with more details, by procedure of the calculator. */
const pages = new Map([
  ['lasik', '/treatments/lasik'],
  ['lasek', '/ophthalmology#lasek'],
  ['femto-lasik', '/ophthalmology#femto-lasik'],
  ['veneers', '/treatments/veneers'],
  ['implants', '/treatments/dental-implants'],
])

interface PriceTableProps {
  readonly prices: Prices | null
  readonly choices: Pick<SavingsChoices, 'country' | 'procedure'>
}

/**
 * All prices of the calculator, Egypt first and then the chosen country. Phones show one procedure at a time, in a row
 * for each country (CALC-12..35).
 */
export function PriceTable({ choices, prices }: PriceTableProps) {
  if (!prices) return null
  const { asOf, procedures, source } = prices
  const homes = (procedures[0]?.homes ?? []).map(({ country, countryName }, index) => ({ country, countryName, index }))
  const countries = homes.toSorted(
    (a, b) => Number(b.country === choices.country) - Number(a.country === choices.country),
  )
  return (
    <section aria-labelledby="prices" className="prices wrap section-air">
      <h2 id="prices" className="title-2 scroll-mt-28">
        {copy.title}
      </h2>
      <p className="measure mt-4 text-ink-2">{copy.text}</p>
      <ProcedureChoice procedures={procedures} chosen={choices.procedure} />
      <table className="price-table mt-8">
        <caption className="sr-only">{copy.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.country}</th>
            {procedures.map(({ procedure, procedureName, unit }) => (
              <th key={procedure} scope="col">
                {procedureName}
                <span className="block text-[0.875rem] font-normal text-ink-2">{unit}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row name={copy.egypt} procedures={procedures} priceOf={({ egyptCost }) => ({ cost: egyptCost })} isEgypt />
          {countries.map(({ country, countryName, index }) => (
            <Row
              key={country}
              name={countryName}
              procedures={procedures}
              priceOf={(priced) => priced.homes[index]}
              isChosen={country === choices.country}
            />
          ))}
        </tbody>
      </table>
      <LeftOpenNotice procedures={procedures} />
      <p className="mt-4 text-[0.875rem] text-ink-2">{savingsCopy.result.source(source, dayOf(asOf))}</p>
      <ProcedureLinks procedures={procedures} />
    </section>
  )
}

type Priced = Prices['procedures'][number]

/** Chooses the column that a phone shows; savings.css hides the others without a script. */
function ProcedureChoice({ chosen, procedures }: { readonly procedures: readonly Priced[]; readonly chosen: string }) {
  const first = procedures.find(({ procedure }) => procedure === chosen) ?? procedures[0]
  return (
    <fieldset className="price-choices mt-6">
      <legend className="font-semibold">{copy.choose}</legend>
      {procedures.map(({ procedure, procedureName, unit }) => (
        <label key={procedure} className="price-choice">
          <input type="radio" name="shown-price" value={procedure} defaultChecked={procedure === first?.procedure} />
          {procedureName}, {unit}
        </label>
      ))}
    </fieldset>
  )
}

/** Notes about what the prices of a unit do not specify, each shown once. */
function LeftOpenNotice({ procedures }: { readonly procedures: readonly Priced[] }) {
  const notes = new Set(procedures.flatMap(({ unit }) => openCostsByUnit.get(unit) ?? []))
  return [...notes].map((note) => (
    <p key={note} className="measure mt-4 text-[0.9375rem]">
      {note}
    </p>
  ))
}

function ProcedureLinks({ procedures }: { readonly procedures: readonly Priced[] }) {
  return (
    <ul className="mt-4 flex flex-wrap gap-x-6">
      {procedures.map(({ procedure, procedureName }) => (
        <li key={procedure}>
          <Link
            to={pages.get(procedure) ?? '/medical-tourism'}
            className="inline-flex min-h-12 items-center font-medium text-brand-strong underline underline-offset-4"
          >
            {copy.about(procedureName)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

interface RowProps {
  readonly name: string
  readonly procedures: readonly Priced[]
  readonly priceOf: (priced: Priced) => Partial<Priced['homes'][number]> | undefined
  readonly isEgypt?: boolean
  readonly isChosen?: boolean
}

function Row({ name, procedures, priceOf, isChosen = false, isEgypt = false }: RowProps) {
  return (
    <tr className={isEgypt ? 'price-row-egypt' : isChosen ? 'price-row-chosen' : undefined}>
      <th scope="row">{name}</th>
      {procedures.map((priced) => {
        const { cost, verdict } = priceOf(priced) ?? {}
        return (
          <td key={priced.procedure} data-label={`${priced.procedureName}, ${priced.unit}`}>
            {cost === null || cost === undefined ? copy.noPrice : dollars(cost)}
            {verdict === 'STAY_HOME' && <span className="block text-[0.875rem] text-ink-2">{copy.stayHome}</span>}
          </td>
        )
      })}
    </tr>
  )
}
