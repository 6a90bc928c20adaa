interface GreetingProps {
  readonly title: string | null
  readonly text: string | null
}

/** The greeting in the page's own HTML, which early/greeting.ts shows as a toast (VALS-03, D-63). */
export function Greeting({ title, text }: GreetingProps) {
  return title && <span hidden data-greeting={title} data-text={text ?? undefined} />
}
