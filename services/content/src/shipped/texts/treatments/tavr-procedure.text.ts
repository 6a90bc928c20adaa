import type { TreatmentPage } from '../../publication.types.js'
import { prose } from '../prose.js'

/** ROUTE-27 */
export const tavrProcedure: TreatmentPage = {
  slug: 'tavr-procedure',
  heading: 'TAVR: a new aortic valve without opening the chest',
  summary:
    'A folded valve travels through an artery to the heart. Easier to recover from than surgery, and not right for everyone.',
  meta: {
    title: 'TAVR in Egypt',
    description:
      'TAVR (also called TAVI) in Egypt: a new aortic valve through an artery. Who it suits, eleven to sixteen nights, recovery, flying home, risks, questions.',
  },
  image: { src: 'art:heart-emblem', alt: '' },
  intro: prose(`
    TAVR, in many countries called TAVI, treats a narrow aortic valve. A new valve, folded on a thin tube, is brought
    through an artery, mostly of the groin, and opened inside the old one. The chest stays closed.

    It was first used for people too ill for open surgery. Today it is also offered to others, and the question is no
    longer whether it works but for whom it is the better way.
  `),
  sections: [
    {
      title: 'Who it suits',
      content: prose(`
        TAVR is considered for severe narrowing of the aortic valve with breathlessness, chest pain or fainting.
        European guidelines of 2025 lean toward it from about seventy years and for those for whom surgery is risky,
        and toward open surgery for younger people, for certain shapes of valve, or when bypasses are needed too.

        A CT scan shows whether your arteries are wide enough and which size of valve fits. The decision belongs to a
        heart team of cardiologist and surgeon.
      `),
    },
    {
      title: 'Who should wait',
      content: prose(`
        It is not suitable with an infection of the heart, and may help little when another serious illness limits life
        more than the valve does. Teeth that need treatment are treated first. If your kidneys are weak, ask how the
        contrast dye is kept low.
      `),
    },
    {
      title: 'What happens',
      content: prose(`
        After two to three days of tests you come to a catheter laboratory or a special theater. Most people have
        sedation and a numbed groin; some have general anesthesia. The valve is placed within one to two hours. You lie
        flat for some hours, and often stand up the next day.

        Your heart rhythm is watched for several days, because the new valve sits close to the heart's wiring.
      `),
    },
    {
      title: 'How long to stay',
      content: prose(`
        Plan eleven to sixteen nights: tests, two to five days in hospital, and rest near it until the last echo. If a
        pacemaker becomes necessary, it takes some days more.

        Bring an adult with you, also when you feel strong. Older people can become confused for a short time after a
        procedure in a strange place, and a familiar voice helps.
      `),
    },
    {
      title: 'Recovery',
      content: prose(`
        Do not lift or strain for one to two weeks, until the groin has healed. Many people feel less breathless within
        days and return to their usual life within two to four weeks. Cardiac rehabilitation is worth asking for.

        One blood-thinning tablet, mostly low-dose aspirin, is usually taken for life, unless your rhythm needs a
        stronger one: do not stop it without a cardiologist. Before dental work, ask about antibiotics. An echo is done
        after about a month and then every year.
      `),
    },
    {
      title: 'Flying home',
      content: prose(`
        Cardiologists commonly allow it one to two weeks after TAVR without complications, later when a pacemaker was
        needed. Take written clearance, your valve card and your medicines in hand luggage.
      `),
    },
    {
      title: 'Risks',
      content: prose(`
        - Stroke, in the first days above all
        - A pacemaker, more often than after open surgery
        - Bleeding or damage of the artery in the groin
        - A leak beside the valve
        - Kidney trouble from the dye
        - Rarely, a valve that slips or blocks a heart artery, so that open surgery is needed at once
        - Death; the risk depends on age, heart and other illnesses

        How long these valves last in younger people is still being studied.
      `),
    },
    {
      title: 'What to ask',
      content: prose(`
        - Did a heart team discuss TAVR and surgery for me, and may I have its reasons?
        - How many TAVR procedures are done here each year, and is heart surgery on site?
        - Through which artery, and which make and size of valve?
        - How likely is a pacemaker in my case, and is it in the quote?
        - What could be done if this valve wears out?
        - Who does my echo after a month, here or at home?
      `),
    },
    {
      title: 'When travel is a bad idea',
      content: prose(`
        Fainting, chest pain at rest or fluid in the lungs mean that you should not fly, but be seen where you are. Stay
        home if a good center there can treat you in time: follow-up is easier with the team that placed the valve. See
        [valve replacement](/treatments/valve-replacement) for the surgical way, and [heart
        treatment](/cardiology-surgery) for an overview.
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
    { title: 'Heart valve replacement', path: '/treatments/valve-replacement' },
    { title: 'Cardiology', path: '/cardiology-surgery' },
    { title: 'Why Egypt', path: '/why-egypt' },
  ],
  sources: [
    {
      title: 'Guidelines for the management of valvular heart disease, 2025',
      publisher: 'European Society of Cardiology and European Association for Cardio-Thoracic Surgery',
      url: 'https://www.escardio.org/Guidelines',
    },
    {
      title: 'Surgical conditions: guidance on fitness to fly',
      publisher: 'UK Civil Aviation Authority',
      url: 'https://www.caa.co.uk/passengers-and-public/before-you-fly/am-i-fit-to-fly/guidance-for-health-professionals/surgical-conditions/',
    },
    {
      title: 'Transcatheter aortic valve implantation for aortic stenosis (IPG586)',
      publisher: 'National Institute for Health and Care Excellence',
      url: 'https://www.nice.org.uk/guidance/ipg586',
    },
    {
      title: 'Heart valve disease presenting in adults: investigation and management (NG208)',
      publisher: 'National Institute for Health and Care Excellence',
      url: 'https://www.nice.org.uk/guidance/ng208',
    },
    {
      title: 'Transcatheter aortic valve implantation (TAVI): information for patients',
      publisher: 'Liverpool Heart and Chest Hospital',
      url: 'https://www.lhch.nhs.uk/tavi',
    },
  ],
}
