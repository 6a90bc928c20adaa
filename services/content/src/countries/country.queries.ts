/** The countries of the airports table (AIR-17). */
export const listCountriesSql = `/* listCountries */ select distinct country as name, country_code as code from airports`
