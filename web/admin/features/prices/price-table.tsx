import { useState, type KeyboardEvent } from 'react'
import { useSearchParams, Link } from 'react-router'

import { SelectField, TextField } from '../../ui/fields.js'
import { TableHead } from '../../ui/figures-table.js'
import { pricePath, priceText, type Price } from './price.js'
import { pricesCopy } from './prices.copy.js'

const copy = pricesCopy.table

type Show = keyof typeof copy.shows

/** Prices by country and procedure; the filter is part of the address. */
export function PriceTable({ prices }: { readonly prices: readonly Price[] }) {
  const [filter, setFilter] = usePriceFilter()
  const shown = prices.filter((price) => isShown(price, filter))
  const items = [...new Map(prices.map(({ item, itemName }) => [item, itemName]))]
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-3" role="search" aria-label={copy.filters}>
        <SelectField
          label={copy.item}
          value={filter.item}
          onValue={(item) => setFilter({ ...filter, item })}
          options={[['', copy.everyItem], ...items]}
        />
        <SelectField
          label={copy.show}
          value={filter.show}
          onValue={(show) => setFilter({ ...filter, show: show as Show })}
          options={Object.entries(copy.shows)}
        />
        <div className="min-w-0 grow basis-48">
          <TextField
            label={copy.search}
            type="search"
            autoComplete="off"
            maxLength={60}
            value={filter.search}
            onValue={(search) => setFilter({ ...filter, search })}
          />
        </div>
        <span role="status" className="desk-small">
          {copy.count(shown.length)}
        </span>
      </div>
      <section className="desk-panel" aria-label={copy.label}>
        {shown.length === 0 ? (
          <p className="desk-empty">{copy.none}</p>
        ) : (
          <Matrix prices={shown} items={items.filter(([item]) => shown.some((price) => price.item === item))} />
        )}
      </section>
    </>
  )
}

interface MatrixProps {
  readonly prices: readonly Price[]
  readonly items: readonly (readonly [item: string, name: string])[]
}

/** A grid with one tab stop, because tabbing through the prices of every country takes too long. */
function Matrix({ items, prices }: MatrixProps) {
  const [focused, setFocused] = useState<string>()
  const tabStop = (prices.find(({ key }) => key === focused) ?? prices[0])?.key
  const names = items.map(([, name]) => name)
  const countries = [...new Map(prices.map(({ country, countryName }) => [country, countryName]))]
  return (
    <table role="grid" aria-label={copy.grid} className="desk-table desk-table-dense" onKeyDown={moveByArrow}>
      <TableHead columns={[copy.country, ...names]} numbers={names} />
      <tbody>
        {countries.map(([country, name]) => (
          <tr key={country}>
            <th scope="row" data-head={copy.country} className="text-start font-semibold">
              {name}
            </th>
            {items.map(([item, itemName]) => (
              <td key={item} data-head={itemName} className="desk-number">
                <PriceCell
                  price={prices.find((price) => price.country === country && price.item === item)}
                  tabStop={tabStop}
                  onFocus={setFocused}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const steps: Readonly<Record<string, readonly [rows: number, cells: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Moves the focus to the next price in the direction of an arrow key. */
function moveByArrow(event: KeyboardEvent<HTMLTableElement>): void {
  const [rows, cells] = steps[event.key] ?? [0, 0]
  const from = (event.target as Element).closest('td')
  const row = from?.closest('tr')
  if (!from || !row || (rows === 0 && cells === 0)) return
  event.preventDefault()
  let [rowIndex, cellIndex] = [row.rowIndex, from.cellIndex]
  let cell: HTMLTableCellElement | undefined
  do {
    rowIndex += rows
    cellIndex += cells
    cell = event.currentTarget.rows[rowIndex]?.cells[cellIndex]
  } while (cell && !cell.querySelector('a'))
  cell?.querySelector('a')?.focus()
}

interface PriceCellProps {
  readonly price: Price | undefined
  /** Key of the price that Tab reaches. */
  readonly tabStop: string | undefined
  readonly onFocus: (key: string) => void
}

function PriceCell({ onFocus, price, tabStop }: PriceCellProps) {
  if (!price) return null
  return (
    <>
      <Link
        to={pricePath(price.key)}
        tabIndex={price.key === tabStop ? 0 : -1}
        onFocus={() => onFocus(price.key)}
        aria-label={`${copy.of(price.itemName, price.countryName)}: ${priceText(price.values)}`}
        className="underline decoration-line underline-offset-4 hover:decoration-current"
      >
        {priceText(price.values)}
      </Link>
      {marksOf(price).map((mark) => (
        <span key={mark} className="desk-small block">
          {mark}
        </span>
      ))}
    </>
  )
}

function marksOf({ age, openChangeIds }: Price): readonly string[] {
  const mark = age === 'OUTDATED' ? copy.outdated : copy.dueSoon
  return [...(age === 'CURRENT' ? [] : [mark]), ...(openChangeIds.length > 0 ? [copy.open] : [])]
}

interface PriceFilter {
  readonly item: string
  readonly show: Show
  readonly search: string
}

function usePriceFilter() {
  const [params, setParams] = useSearchParams()
  const show = params.get('show') ?? ''
  const filter: PriceFilter = {
    item: params.get('item') ?? '',
    show: show in copy.shows ? (show as Show) : 'ALL',
    search: params.get('q') ?? '',
  }
  const setFilter = ({ item, search, show: next }: PriceFilter) => {
    const entries = Object.entries({ item, show: next === 'ALL' ? '' : next, q: search })
    setParams(Object.fromEntries(entries.filter(([, value]) => value !== '')), { replace: true })
  }
  return [filter, setFilter] as const
}

function isShown({ age, countryName, item }: Price, filter: PriceFilter): boolean {
  if (filter.item !== '' && filter.item !== item) return false
  if (filter.show !== 'ALL' && filter.show !== age) return false
  return countryName.toLowerCase().includes(filter.search.trim().toLowerCase())
}
