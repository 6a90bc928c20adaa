/** A place from which a person travels, with its country as named in the trip planner and its time zone. */
export interface HomeLocation {
  /** Value sent in requests. */
  readonly value: string
  /** Display name. */
  readonly name: string
  readonly country: string
  readonly city: string
  /** IANA name of the time zone. */
  readonly zone: string
}

/** One place for each country of many visitors, several for countries with several time zones. */
const places: readonly (readonly [value: string, country: string, city: string, zone: string])[] = [
  ['australia-perth', 'Australia', 'Perth', 'Australia/Perth'],
  ['australia-sydney', 'Australia', 'Sydney', 'Australia/Sydney'],
  ['austria', 'Austria', 'Vienna', 'Europe/Vienna'],
  ['bahrain', 'Bahrain', 'Manama', 'Asia/Bahrain'],
  ['belgium', 'Belgium', 'Brussels', 'Europe/Brussels'],
  ['canada-toronto', 'Canada', 'Toronto', 'America/Toronto'],
  ['canada-vancouver', 'Canada', 'Vancouver', 'America/Vancouver'],
  ['czech', 'Czech Republic', 'Prague', 'Europe/Prague'],
  ['ethiopia', 'Ethiopia', 'Addis Ababa', 'Africa/Addis_Ababa'],
  ['france', 'France', 'Paris', 'Europe/Paris'],
  ['germany', 'Germany', 'Berlin', 'Europe/Berlin'],
  ['ghana', 'Ghana', 'Accra', 'Africa/Accra'],
  ['greece', 'Greece', 'Athens', 'Europe/Athens'],
  ['hungary', 'Hungary', 'Budapest', 'Europe/Budapest'],
  ['india', 'India', 'Delhi', 'Asia/Kolkata'],
  ['iraq', 'Iraq', 'Baghdad', 'Asia/Baghdad'],
  ['ireland', 'Ireland', 'Dublin', 'Europe/Dublin'],
  ['italy', 'Italy', 'Rome', 'Europe/Rome'],
  ['jordan', 'Jordan', 'Amman', 'Asia/Amman'],
  ['kenya', 'Kenya', 'Nairobi', 'Africa/Nairobi'],
  ['kuwait', 'Kuwait', 'Kuwait City', 'Asia/Kuwait'],
  ['lebanon', 'Lebanon', 'Beirut', 'Asia/Beirut'],
  ['libya', 'Libya', 'Tripoli', 'Africa/Tripoli'],
  ['netherlands', 'Netherlands', 'Amsterdam', 'Europe/Amsterdam'],
  ['new-zealand', 'New Zealand', 'Auckland', 'Pacific/Auckland'],
  ['nigeria', 'Nigeria', 'Lagos', 'Africa/Lagos'],
  ['oman', 'Oman', 'Muscat', 'Asia/Muscat'],
  ['poland', 'Poland', 'Warsaw', 'Europe/Warsaw'],
  ['portugal', 'Portugal', 'Lisbon', 'Europe/Lisbon'],
  ['qatar', 'Qatar', 'Doha', 'Asia/Qatar'],
  ['saudi', 'Saudi Arabia', 'Riyadh', 'Asia/Riyadh'],
  ['south-africa', 'South Africa', 'Johannesburg', 'Africa/Johannesburg'],
  ['spain', 'Spain', 'Madrid', 'Europe/Madrid'],
  ['sudan', 'Sudan', 'Khartoum', 'Africa/Khartoum'],
  ['sweden', 'Sweden', 'Stockholm', 'Europe/Stockholm'],
  ['switzerland', 'Switzerland', 'Zurich', 'Europe/Zurich'],
  ['syria', 'Syria', 'Damascus', 'Asia/Damascus'],
  ['turkey', 'Turkey', 'Istanbul', 'Europe/Istanbul'],
  ['uae', 'United Arab Emirates', 'Dubai', 'Asia/Dubai'],
  ['uk', 'United Kingdom', 'London', 'Europe/London'],
  ['usa-chicago', 'United States', 'Chicago', 'America/Chicago'],
  ['usa-los-angeles', 'United States', 'Los Angeles', 'America/Los_Angeles'],
  ['usa-new-york', 'United States', 'New York', 'America/New_York'],
]

export const homeLocations: readonly HomeLocation[] = places.map(([value, country, city, zone]) => ({
  value,
  country,
  city,
  zone,
  name: `${country} (${city})`,
}))

export const homeLocationValues = homeLocations.map(({ value }) => value)
