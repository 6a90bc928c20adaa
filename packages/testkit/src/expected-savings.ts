import {
  savingsProcedureValues,
  type SavingsCountry,
  type SavingsProcedure,
} from '@seneb/contracts/vocabulary/savings-options'

/**
 * Results from the specification: a line for each country and a column for each procedure, with US dollars and percent
 * saved; `-` for unknown ones.
 */
const table = `
  usa      1700/77  1550/78  1800/67  1580/93  3250/87
  uk       2100/81  1700/79  2000/69  1030/90  2500/83
  germany  1550/76  1350/75  1700/65  780/87   2000/80
  france   1750/78  1550/78  1850/67  880/88   2250/82
  spain    1100/69  950/68   1350/60  580/83   1400/74
  italy    1250/71  1050/70  1400/61  805/87   1800/78
  greece   1100/69  900/67   1200/57  480/80   850/63
  portugal 1050/68  850/65   1300/59  580/83   1400/74
  poland   750/60   600/57   1050/54  330/73   750/60
  czech    650/57   500/53   850/49   405/77   900/64
  hungary  550/52   400/47   700/44   -        -
  uae      1000/67  800/64   1100/55  630/84   1650/77
  saudi    900/64   750/63   1000/53  530/82   1350/73
  qatar    1100/69  900/67   1100/55  580/83   1500/75
  kuwait   950/66   800/64   950/51   505/81   1200/71
  bahrain  850/63   700/61   900/50   455/79   1100/69
  oman     750/60   600/57   800/47   355/75   1000/67
  iraq     700/58   550/55   700/44   255/68   500/50
  libya    600/55   450/50   600/40   180/60   400/44
  sudan    350/41   300/40   300/25   145/55   300/38
  syria    500/50   350/44   450/33   105/47   200/29
  turkey   500/50   400/47   450/33   105/47   150/23
`

/** One cell of the specification's table. */
export interface ExpectedSaving {
  readonly country: SavingsCountry
  readonly procedure: SavingsProcedure
  readonly savings: number | null
  readonly percentageSaved: number | null
}

/** The 110 results that follow from the prices of CALC-12..34. */
export const expectedSavings: readonly ExpectedSaving[] = table
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [country, ...cells] = line.trim().split(/ +/)
    return savingsProcedureValues.map((procedure, column) => {
      const [savings = null, percentageSaved = null] = (cells[column] ?? '').match(/\d+/g)?.map(Number) ?? []
      return { country: country as SavingsCountry, procedure, savings, percentageSaved }
    })
  })
