/** Closed lists of the trip planner. The labels are the values on the wire (TRIP-16, TRIP-18, TRIP-23). */

/** TRIP-16 */
export const accommodationTypes = ['Not required', 'Hotel', 'Apartment', 'Hospital Guesthouse', 'Other'] as const

/** TRIP-18 */
export const hotelPreferences = ['Budget', 'Mid-Range', 'Luxury', 'No Preference'] as const

/** TRIP-23 */
export const additionalServices = [
  'Visa Assistance',
  'Local Coordinator/Translator',
  'Airport Pickup',
  'Flight Booking',
  'Accommodation Booking',
] as const

/** TRIP-20 */
export const companionChoices = ['Yes', 'No'] as const

/** TRIP-03: 83 ages, 18 to 100, as text. */
export const youngestAgeYears = 18
export const oldestAgeYears = 100
export const ages: readonly string[] = Array.from({ length: oldestAgeYears - youngestAgeYears + 1 }, (_, i) =>
  String(youngestAgeYears + i),
)

/** D-44 */
export const maxNights = 365

/** Both dates are between today and a year ahead, with a day of tolerance for time zones (TRIP-53, D-46). */
export const furthestTravelDays = 365
export const travelDateToleranceDays = 1

/** Maximum lengths of stored text, in characters (TRIP-49, D-82). */
export const maxLengths = { name: 120, email: 254, phone: 40, choice: 200, text: 2000 } as const

/** D-31's bound serves every amount a visitor may name, in US dollars. */
export const maxAmountUsd = 10_000_000

/** A reply is promised within a day (GEN-07). */
export const promisedReplyHours = 24
