import type { Output } from '@seneb/contracts/define'
import type { ReadJourneyCost } from '@seneb/contracts/messages/content/costs.messages'

type JourneyCost = Pick<
  Output<typeof ReadJourneyCost>,
  'verdict' | 'units' | 'unit' | 'journeys' | 'egyptCents' | 'differenceCents'
>

const units: Readonly<Record<string, readonly [one: string, many: string]>> = {
  'per eye': ['eye', 'eyes'],
  'per tooth': ['tooth', 'teeth'],
  'per implant': ['implant', 'implants'],
}

/** Returns the verdict of a journey with its sentence, as shown wherever a saving is stated. */
export function doorToDoorOf(cost: JourneyCost) {
  const { differenceCents, units: count, verdict } = cost
  return { verdict, units: count, differenceCents, sentence: messageOf(cost) }
}

function messageOf({ differenceCents, egyptCents, journeys, unit, units: count, verdict }: JourneyCost): string {
  const [one, many] = units[unit] ?? ['treatment', 'treatments']
  const journey = `${count} ${count === 1 ? one : many} in Egypt, with ${journeys === 1 ? 'flights' : `${journeys} return flights`}, nights and a reserve,`
  const difference = formatApproxDollars(differenceCents ?? 0)
  switch (verdict) {
    case 'SAVES':
      return `Door to door you still save: ${journey} cost${thirdPerson(count)} about ${difference} less than at home.`
    case 'CLOSE':
      return `Door to door it is too close to call: ${journey} cost${thirdPerson(count)} only about ${difference} less than at home.`
    case 'STAY_HOME':
      return `Door to door, staying home is cheaper: ${journey} cost${thirdPerson(count)} about ${difference} more than at home.`
    case 'NO_HOME_PRICE':
      return `Door to door, ${journey} cost${thirdPerson(count)} about ${formatApproxDollars(egyptCents)}. Compare that with a price from home.`
  }
}

const thirdPerson = (count: number) => (count === 1 ? 's' : '')

const roundDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

/** Formats US cents for a sentence: rounded to ten dollars, and below a hundred to one dollar. */
function formatApproxDollars(cents: number): string {
  const dollars = Math.abs(cents) / 100
  return roundDollars.format(dollars < 100 ? Math.round(dollars) : 10 * Math.round(dollars / 10))
}
