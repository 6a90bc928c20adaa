/** What a request comes to. */
export interface Answer {
  readonly status: number
  readonly type: string
  readonly body: string
}

/** A request that is not answered as it was meant, with the sentence its sender is told. */
export class Refusal extends Error {
  readonly status: number

  constructor(status: number, sentence: string) {
    super(sentence)
    this.status = status
  }
}

export function page(body: string, status = 200): Answer {
  return { status, type: 'text/html; charset=utf-8', body }
}

export function json(value: object, status = 200): Answer {
  return { status, type: 'application/json; charset=utf-8', body: JSON.stringify(value) }
}
