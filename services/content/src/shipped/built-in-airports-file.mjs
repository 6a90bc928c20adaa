/**
 * The built-in airports as the browser has them too (AIR-14, AIR-15): of the countries that the file has already, every
 * airport of the shipped data. Add a country by a line with its code and name, and write the file anew.
 */
export function builtInAirportsFile(before, countries) {
  const [head = '', lines = '', tail = ''] = before.split('`')
  const codes = new Set(
    lines
      .trim()
      .split('\n')
      .map((line) => line.slice(0, 2)),
  )
  const written = countries
    .filter(({ code }) => codes.has(code))
    .map(({ code, name, airports }) =>
      [`${code} ${name}`, ...Object.entries(airports).map(([iata, airport]) => `${iata} ${airport}`)].join('|'),
    )
  return `${head}\`\n${written.join('\n')}\n\`${tail}`
}
