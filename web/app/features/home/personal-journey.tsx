import { ButtonLink } from '@seneb/ui/button'

import { CareScene } from '../../art/illustrations.js'
import { Reveal } from '../../ui/reveal.js'
import { homeCopy } from './home.copy.js'
import { WaitingListButton } from './waiting-list-button.js'

const copy = homeCopy.personal

/** 'Personalized medical journey' (HOME-04): what makes a plan one's own, with the hero's waiting list once more. */
export function PersonalJourney({ waitingListUrl }: { readonly waitingListUrl: string }) {
  return (
    <section aria-labelledby="personal-title" className="section-air">
      <div className="wrap grid items-center gap-x-16 gap-y-12 lg:grid-cols-[1fr_1.1fr]">
        <div>
          <h2 id="personal-title" className="title-2">
            {copy.title}
          </h2>
          <p className="lead mt-4">{copy.lead}</p>
          <ul className="mt-8 space-y-5 border-s-2 border-line ps-6">
            {copy.points.map(({ title, text }) => (
              <li key={title}>
                <h3 className="title-3">{title}</h3>
                <p className="mt-0.5 max-w-[48ch] text-ink-2">{text}</p>
              </li>
            ))}
          </ul>
          <div className="mt-9 flex flex-wrap gap-3.5">
            <ButtonLink variant="brand" to="/trip-planner">
              {copy.action}
            </ButtonLink>
            <WaitingListButton url={waitingListUrl} variant="outline" />
          </div>
        </div>
        <Reveal>
          <CareScene className="aspect-16/11 w-full overflow-hidden rounded-panel" />
        </Reveal>
      </div>
    </section>
  )
}
