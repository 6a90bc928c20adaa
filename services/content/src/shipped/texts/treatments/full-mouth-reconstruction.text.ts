import type { TreatmentPage } from '../../publication.types.js'
import { prose } from '../prose.js'

/** ROUTE-27 */
export const fullMouthReconstruction: TreatmentPage = {
  slug: 'full-mouth-reconstruction',
  heading: 'Full mouth reconstruction',
  summary:
    'Rebuilding a whole bite with crowns, bridges and implants. A project of months, and worth a second opinion before it starts.',
  meta: {
    title: 'Full mouth reconstruction',
    description:
      'Full mouth reconstruction in Egypt: the stages, at least two journeys, which teeth can be kept, temporary teeth, risks, costs to plan and what to ask.',
  },
  image: { src: 'art:tooth-emblem', alt: '' },
  intro: prose(`
    Some mouths need more than repair: many teeth missing, worn down, broken or loose, and a bite that has lost its
    height. A full mouth reconstruction rebuilds most or all teeth of one or both jaws, with fillings, crowns, bridges,
    implants or dentures, in an order that makes sense.

    It is the largest thing a dentist can plan with you. It takes months. Do not let anybody hurry you.
  `),
  sections: [
    {
      title: 'Who it suits, and who should wait',
      content: prose(`
        It suits adults who can no longer chew properly, whose teeth are worn flat by acid or grinding, or whose old
        crowns and bridges are failing together.

        It does **not** suit people with healthy teeth who want a different look. Nobody should lose sound teeth for a
        set of implants.

        Wait if gum disease or decay is active, if you smoke and cannot stop, if diabetes is not under control, if you
        take medicines that affect bone, or if the cause of the wear (acid reflux, vomiting, grinding) has not been
        treated. Otherwise the new teeth will share the fate of the old.
      `),
    },
    {
      title: 'Which teeth can stay',
      content: prose(`
        This is the first question, and it deserves two dentists. A tooth with a root treatment and a crown may serve
        you for another ten years. Teeth that hold, even a few, give feeling and support that no implant has.

        Ask for each tooth one by one: keep, treat or remove, and why. Take the list to a dentist at home.
      `),
    },
    {
      title: 'The stages',
      content: prose(`
        1. **Examination and plan**: a 3D scan, X-rays, photographs and models. You see a draft of the result.
        2. **Healing the foundation**: gums, root treatments, removal of teeth that cannot be kept, building up bone.
        3. **Implants, and temporary teeth** that you wear for months. They are a test: of height, speech, chewing and
           looks.
        4. **Final teeth**, made after everything has healed and you are happy with the test.
        5. **A night guard, and a plan for cleaning and check-ups.**
      `),
    },
    {
      title: 'How long it takes',
      content: prose(`
        At least two journeys of nine to fourteen nights each. With implants there are three to six months in between;
        with bone grafts it can be more, and a third journey. Whole mouths finished in a week skip the healing or the
        test.

        Between the journeys you need a dentist at home who will see you when a temporary tooth breaks. Ask before you
        leave.
      `),
    },
    {
      title: 'Recovery',
      content: prose(`
        After each stage with surgery expect swelling and soft food for one to two weeks. It takes weeks to get used to
        a new bite. Speech may sound strange for a while. Sore muscles or jaw joints mean that the bite needs adjusting,
        which is normal and should be part of the price.

        Afterward: clean between the teeth and around implants every day, wear the guard, see a dentist every six
        months.
      `),
    },
    {
      title: 'Flying home',
      content: prose(`
        Dentists commonly ask for two to three days between surgery and flight, and for about two weeks after a sinus
        lift or a large bone graft.
      `),
    },
    {
      title: 'Risks',
      content: prose(`
        - Implants that do not hold, and inflamed bone around them later
        - Numbness of lip, chin or tongue
        - A bite that does not fit, with pain in jaw and teeth
        - Broken porcelain, most often in people who grind
        - Teeth lost that could have been kept
        - A dentist who leaves, or a clinic that closes, in the middle of the plan
        - Costs that grow with every stage
      `),
    },
    {
      title: 'What to ask',
      content: prose(`
        - May I have the plan in writing, stage by stage, with a price for each, before the first tooth is touched?
        - Which teeth can be kept, and would a second dentist say the same?
        - Are the temporary teeth good enough for six months of work and meals?
        - Which makes of implants and crowns, and can they be serviced where I live?
        - Who is responsible if I need treatment between two journeys?
        - What happens to what I have paid if I stop after the first stage?
      `),
    },
    {
      title: 'Money and time',
      content: prose(`
        Pay the provider stage by stage, for work that is done, never all at once in advance. Our [savings
        calculator](/budget-estimator) gives typical prices for one implant and one veneer; a whole mouth needs its own
        quote. Count flights, nights, time off work and a reserve for surprises.
      `),
    },
    {
      title: 'When travel is a bad idea',
      content: prose(`
        Stay home if you cannot come back at the right time, if your health makes long treatments risky, if one good
        denture would give you what you need, or if you feel hurried. Begin with [dental care](/dental-care), and read
        about [dental implants](/treatments/dental-implants) as well.
      `),
    },
  ],
  packageInclusions: [
    'treatment',
    'accommodation',
    'airport-pickup',
    'interpreter',
    'concierge',
    'check-ups',
    'records',
  ],
  relatedTopics: [
    { title: 'Dental care', path: '/dental-care' },
    { title: 'Dental implants', path: '/treatments/dental-implants' },
    { title: 'Veneers', path: '/treatments/veneers' },
  ],
  sources: [
    {
      title: 'Surgical conditions: guidance on fitness to fly',
      publisher: 'UK Civil Aviation Authority',
      url: 'https://www.caa.co.uk/passengers-and-public/before-you-fly/am-i-fit-to-fly/guidance-for-health-professionals/surgical-conditions/',
    },
    {
      title: 'Information for patients on crowns, bridges and implants',
      publisher: 'British Society of Prosthodontics',
      url: 'https://www.bsspd.org',
    },
    {
      title: 'Dental implants: what you should know',
      publisher: 'US Food and Drug Administration',
      url: 'https://www.fda.gov/medical-devices/dental-devices/dental-implants-what-you-should-know',
    },
    {
      title: 'Dental tourism explained',
      publisher: 'Oral Health Foundation',
      url: 'https://www.dentalhealth.org/dental-tourism-explained',
    },
  ],
}
