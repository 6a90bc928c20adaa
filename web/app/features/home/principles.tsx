import { homeCopy } from './home.copy.js'

/** Three things a visitor may rely on, on a panel that floats over the river's edge. */
export function Principles() {
  return (
    <div className="wrap relative z-10 -mt-20">
      <ul className="grid rounded-card bg-surface py-7 shadow-float md:grid-cols-3">
        {homeCopy.principles.map(({ title, text }) => (
          <li
            key={title}
            className="border-line px-8 py-3 not-first:border-t md:not-first:border-s md:not-first:border-t-0"
          >
            <h2 className="text-[1.625rem] text-brand-strong">{title}</h2>
            <p className="mt-1 text-[0.9375rem] text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
