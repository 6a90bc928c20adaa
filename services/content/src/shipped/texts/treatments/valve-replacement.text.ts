import type { TreatmentPage } from '../../publication.types.js'
import { prose } from '../prose.js'

/** ROUTE-27 */
export const valveReplacement: TreatmentPage = {
  slug: 'valve-replacement',
  heading: 'Heart valve replacement',
  summary:
    'Repair, tissue valve or mechanical valve: a choice that decides how you live with blood thinners for years.',
  meta: {
    title: 'Valve replacement in Egypt',
    description:
      'Heart valve repair and replacement in Egypt: tissue or mechanical, blood thinners, nights to plan, recovery, flying home, risks and what to ask.',
  },
  image: { src: 'art:heart-emblem', alt: '' },
  intro: prose(`
    Four valves keep blood flowing one way through the heart. When one is too narrow or does not close, the heart works
    harder until it tires. Surgery repairs the valve or puts in a new one.

    > Fainting, chest pain or sudden breathlessness with a known valve problem needs a doctor today, where you are.
  `),
  sections: [
    {
      title: 'Who it suits',
      content: prose(`
        Surgery is advised for severe valve disease that causes breathlessness, chest pain or fainting, or that has
        begun to harm the heart. Without symptoms the right time is found by regular echo scans. Both too early and too
        late are mistakes.

        A leaking mitral valve can often be repaired, which is usually better than a new one. For a narrow aortic valve
        there is also [TAVR](/treatments/tavr-procedure), through an artery and without opening the chest. A heart team
        should compare the ways for you.
      `),
    },
    {
      title: 'Tissue or mechanical',
      content: prose(`
        A **tissue valve** comes from a pig, a cow or a human donor. Most people can stop strong blood thinners after
        some months. It wears out after ten to twenty years, sooner in the young. If tissue of a pig or of a cow is a
        concern for you, say so at the first talk: there is a choice.

        A **mechanical valve** lasts. It clicks softly, and needs warfarin and regular blood tests for life. The newer
        blood thinners that need no tests, such as apixaban, rivaroxaban or dabigatran, must not replace warfarin with a
        mechanical valve, no matter who offers it. Warfarin can harm an unborn child, so women who want children need a talk
        about this first.

        Your age, your work, your wish for children and the care you can get at home decide, not the catalogue.
      `),
    },
    {
      title: 'Who should wait',
      content: prose(`
        Wait if you have an infection anywhere, above all of a tooth or of the valve itself, if your heart is failing
        now, or if nobody at home can test your INR blood value every week at first.
      `),
    },
    {
      title: 'What happens',
      content: prose(`
        Tests take two to three days: echo, often through the gullet, heart trace, blood tests and pictures of the heart
        arteries. The operation takes three to five hours under general anesthesia, through the breastbone or, for some
        people, through a smaller cut.

        One or two days in intensive care follow, then the ward. A blood thinner is started and adjusted before you
        leave.
      `),
    },
    {
      title: 'How long to stay',
      content: prose(`
        Plan eighteen to forty-five nights. The last check-up should include an echo of the new valve, the picture
        against which every later scan is compared. Take it home with you.
      `),
    },
    {
      title: 'Recovery',
      content: prose(`
        The breastbone needs eight to twelve weeks without lifting or driving. Walk a little more each day, and join
        cardiac rehabilitation.

        Carry your valve card. Tell every dentist and doctor about the valve, because some treatments need antibiotics
        first. Fever without a clear cause must be checked with blood cultures **before** you take antibiotics; if you
        feel very ill, go to a hospital at once and do not wait.
      `),
    },
    {
      title: 'Flying home',
      content: prose(`
        At least ten to fourteen days without complications, often longer, with written clearance. Your first blood test
        at home belongs in the week you return: book it before you travel.
      `),
    },
    {
      title: 'Risks',
      content: prose(`
        - Stroke, bleeding, heart attack or death around the operation
        - A pacemaker, when the heart's wiring was touched
        - Irregular heartbeat in the first weeks
        - Infection of the valve, which can happen years later
        - Clots on a mechanical valve when the blood is too thick, bleeding when it is too thin
        - A tissue valve that wears out and needs a second procedure
      `),
    },
    {
      title: 'What to ask',
      content: prose(`
        - Can my valve be repaired, and how often do you succeed?
        - Would TAVR suit me, and who decides?
        - Which valve do you advise at my age, and what follows when it wears out?
        - How many valve operations do you do each year, and how many people like me die or have a stroke?
        - Which target INR do I need, and who adjusts it in the first weeks?
      `),
    },
    {
      title: 'When travel is a bad idea',
      content: prose(`
        Severe narrowing with fainting, an infected valve, or a heart that is failing now should be treated where you
        are. Travel is also a bad idea if you cannot have regular blood tests at home, or if nobody can come with you
        for the whole stay. See also [heart treatment](/cardiology-surgery).
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
    'companion',
    'records',
  ],
  relatedTopics: [
    { title: 'Cardiology', path: '/cardiology-surgery' },
    { title: 'TAVR', path: '/treatments/tavr-procedure' },
    { title: 'Heart bypass (CABG)', path: '/treatments/heart-bypass' },
  ],
  sources: [
    {
      title: 'Heart valve disease',
      publisher: 'British Heart Foundation',
      url: 'https://www.bhf.org.uk/informationsupport/conditions/heart-valve-disease',
    },
    {
      title: 'Guidelines for the management of valvular heart disease, 2025',
      publisher: 'European Society of Cardiology and European Association for Cardio-Thoracic Surgery',
      url: 'https://www.escardio.org/Guidelines',
    },
    {
      title: 'Heart valve disease presenting in adults: investigation and management (NG208)',
      publisher: 'National Institute for Health and Care Excellence',
      url: 'https://www.nice.org.uk/guidance/ng208',
    },
    {
      title: 'Am I fit to fly?',
      publisher: 'UK Civil Aviation Authority',
      url: 'https://www.caa.co.uk/passengers-and-public/before-you-fly/am-i-fit-to-fly/',
    },
  ],
}
