/**
 * Returns the list of built-in airports that the browser also has: every shipped airport of the countries already in
 * the file (AIR-14, AIR-15). To add a country, add a line with its code and name, and regenerate the file.
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
