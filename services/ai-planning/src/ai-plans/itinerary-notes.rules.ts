import type { CatalogueEntry } from '../treatment-catalogue/catalogue-entry.js'
import { displayDay } from './calendar.rules.js'
import type { Stay } from './stay.rules.js'
import { preferencesOf, type TripFacts } from './trip.rules.js'

const amount = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' })
const usd = (dollars: number) => `USD ${amount.format(dollars)}`

const controlledMedicines =
  "Some medicines that are ordinary elsewhere are controlled in Egypt: ask the Egyptian embassy in writing before you travel, and carry yours in their boxes with the prescription and a doctor's letter."
/** Lines of the catalogue for people who cross a border on their way. */
const borderTopics = /\bembassy\b|\bvisa\b/i

const passportAdvice = 'Check that your passport is valid for at least six months after you arrive.'

/** Returns the steps before the journey: the procedure's preparations, then papers, flight and accommodation. */
export function beforeTravelOf(trip: TripFacts, entry: CatalogueEntry | undefined, stay: Stay): string[] {
  const preferences = preferencesOf(trip)
  const preparations = entry?.procedure.beforeTravel ?? [
    'Collect your medical records, test results and a list of the medicines you take.',
    ...(preferences.foreigner && preferences.fromAbroad ? [controlledMedicines] : []),
  ]
  return [
    ...(preferences.fromAbroad ? preparations : preparations.filter((line) => !borderTopics.test(line))),
    ...(preferences.foreigner ? [passportAdvice] : []),
    ...(preferences.foreigner && !preferences.fromAbroad ? ['Have proof at hand that you live or stay in Egypt.'] : []),
    ...visaSteps(trip),
    ...flightSteps(trip, stay),
    ...(preferences.accommodation && trip.accommodationType !== 'Not required'
      ? ['Wait for the care team to propose a place to stay before you book one yourself.']
      : []),
    ...(preferences.companion ? ['Your companion needs travel papers of their own and a place in the booking.'] : []),
    'Bring papers on your medical history, allergies and medicines, and your insurance papers, in hand luggage.',
  ]
}

function visaSteps(trip: TripFacts): string[] {
  const { foreigner, fromAbroad, visa } = preferencesOf(trip)
  if (!foreigner || !fromAbroad) return []
  const rule = `Find out early which entry rules apply to holders of a passport from ${trip.nationality}.`
  return visa ? [rule, 'Send the care team a copy of your passport page only when they ask for it.'] : [rule]
}

function flightSteps(trip: TripFacts, stay: Stay): string[] {
  const { flight, fromAbroad } = preferencesOf(trip)
  if (!fromAbroad) return []
  const from = trip.travelingFromCity ?? trip.travelingFromCountry
  const arrivalText = stay.arrival ? ` to arrive on ${displayDay(stay.arrival)}` : ''
  return flight
    ? [`The care team proposes flights from ${from}${arrivalText}.`]
    : [
        `Book your flight from ${from}${arrivalText} once the treatment date is confirmed, if possible with a changeable return.`,
      ]
}

/** Emergency contacts; part of every draft, by any writer. */
export const emergencyAdvice =
  'In Egypt call 123 for an ambulance; at home call your emergency number, and say what was operated on, when and where. For questions write to the care team, never for an emergency.'

const reportAdvice =
  'Give your own doctor the report, scans, tissue results, medicine list and implant cards from Egypt within a week.'

/** Our own lines with fixed figures that apply to every journey. */
export const commonAdvice: readonly string[] = [passportAdvice, emergencyAdvice, reportAdvice]

/**
 * Returns the advice for after the journey: the procedure's recovery steps, reporting to the person's own doctor, and
 * emergencies.
 */
export function afterReturnOf(entry: CatalogueEntry | undefined): string[] {
  return [
    ...(entry?.procedure.recovery ?? ['Follow the advice the provider gave you for your recovery.']),
    reportAdvice,
    emergencyAdvice,
  ]
}

/** Returns only the amounts the person named; prices come from the provider's quote (D-49). */
export function costNotesOf(trip: TripFacts): string[] {
  const { estimatedTreatmentCost: cost, totalBudget: budget } = trip
  return [
    ...(cost === undefined ? [] : [`You named ${usd(cost)} as the estimated cost of the treatment.`]),
    ...(budget === undefined ? [] : [`You named ${usd(budget)} as your budget for the whole trip.`]),
    ...(cost !== undefined && budget !== undefined && budget > cost
      ? [`That would leave ${usd(budget - cost)} for the journey, the stay and everything else.`]
      : []),
    'No price in this draft is an offer: the provider sends a written quote that says what it includes.',
    'Ask for the price of each extra night, of extra tests and of a second procedure before you travel.',
  ]
}

/** Returns the questions for the provider: first the procedure's, then those that follow from the person's answers. */
export function questionsOf(trip: TripFacts, entry: CatalogueEntry | undefined): string[] {
  const age = Number(trip.age)
  return [
    ...(entry?.procedure.questionsForProvider ?? [
      'Who will treat me, and how often has that person done this?',
      'What are the risks and alternatives in my case?',
      'How many nights should I stay, and when may I fly home?',
    ]),
    ...(age >= olderPatientYears
      ? ['Which extra checks before the treatment, and how much more time to recover, do you advise at my age?']
      : []),
    ...(preferencesOf(trip).interpreter ? [] : ['In which language are the appointments and the papers I sign?']),
    'Whom do I call day and night while I am in Egypt, and after I am back?',
  ]
}

/** Age from which questions and open points ask for a closer examination; the doctor decides its extent. */
export const olderPatientYears = 65
