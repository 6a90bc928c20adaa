import type { TreatmentPage } from '../../publication.types.js'
import { prose } from '../prose.js'

/** ROUTE-27 */
export const heartBypass: TreatmentPage = {
  slug: 'heart-bypass',
  heading: 'Heart bypass surgery (CABG)',
  summary:
    'New routes for blood around narrowed heart arteries: who needs it, how long recovery takes, and when you may fly home.',
  meta: {
    title: 'Heart bypass in Egypt',
    description:
      'Heart bypass surgery (CABG) in Egypt: what happens, who it suits, eighteen to forty-five nights, recovery, flying home, risks and what to ask.',
  },
  image: { src: 'art:heart-emblem', alt: '' },
  intro: prose(`
    In coronary artery bypass grafting, CABG for short, a surgeon takes a vessel from your chest wall, arm or leg and
    leads blood past a narrowed heart artery. It is done to ease angina, to protect the heart muscle and, for some
    patterns of disease, to help people live longer.

    > Chest pain at rest, or pain that does not go away, is an emergency. Call for help where you are.
  `),
  sections: [
    {
      title: 'Who it suits',
      content: prose(`
        Bypass surgery is usually advised when several arteries or the main left artery are narrowed, more so with
        diabetes or a weak heart muscle. For one or two short narrowings, stents or medicines alone may do as well with
        less strain.

        A heart team of cardiologist and surgeon should look at your angiography films together and say which way it
        advises, and why. Ask for that opinion before you book anything.
      `),
    },
    {
      title: 'Who should wait',
      content: prose(`
        Wait, or have it done near you, if your chest pain is getting worse, if you had a heart attack in recent weeks,
        if your heart failure or blood sugar is not under control, or if your lungs or kidneys are too weak for a long
        anesthetic. Have your teeth treated first, and stop smoking at least four weeks before.
      `),
    },
    {
      title: 'What happens',
      content: prose(`
        You have blood tests, an echo, a heart trace (ECG) and often scans of the neck arteries. The operation takes
        four to six hours under general anesthesia. The breastbone is opened; often a heart-lung machine takes over for
        a while, sometimes the heart goes on beating.

        You wake up in intensive care, where you stay for a day or two. Tubes are taken out one by one, and
        physiotherapists help you to cough, sit and walk.
      `),
    },
    {
      title: 'How long to stay',
      content: prose(`
        Plan eighteen to forty-five nights in Egypt: about three days of tests, seven to ten days in hospital, then rest
        near it until the last check-up. Book a return flight that can be moved.

        Bring an adult who stays the whole time. You will not be able to lift a bag or push a heavy door.
      `),
    },
    {
      title: 'Recovery',
      content: prose(`
        The breastbone heals in eight to twelve weeks. Until then do not lift more than a few kilograms, and do not
        drive before your doctor agrees. Short walks several times a day help most.

        Poor sleep, low mood and little appetite are common for some weeks. The leg from which a vein was taken may
        swell. Cardiac rehabilitation helps a great deal: ask for a place at home before you leave.

        Aspirin and a statin usually go on for good. How long a beta blocker or a second blood thinner is needed is
        decided by your cardiologist. A bypass does not cure the disease of the arteries.
      `),
    },
    {
      title: 'Flying home',
      content: prose(`
        At least ten to fourteen days without complications, and many doctors ask for four to six weeks. An X-ray should
        show that no air is left around the lungs. Take written clearance, an aisle seat and wheelchair help at the
        airport.
      `),
    },
    {
      title: 'Risks',
      content: prose(`
        - Stroke, heart attack or death during or soon after surgery. The risk depends on age, heart, kidneys and lungs.
          In the United Kingdom about six of a thousand people died in hospital after a planned bypass, and about ten of
          a thousand after all bypasses. Ask for the figures of your hospital.
        - Bleeding that needs a second operation
        - Irregular heartbeat, common in the first days and mostly passing
        - Infection of the breastbone or the leg wound
        - Kidney trouble, or problems with memory that usually fade
        - Grafts that close again after years
      `),
    },
    {
      title: 'What to ask',
      content: prose(`
        - Would stents or medicines be as good for me?
        - How many bypass operations do you do each year, and with which results for people like me?
        - Which arteries will you bypass, and with which vessels?
        - Who looks after me at night in intensive care, and in which language?
        - If I need two more weeks in hospital, what does it cost?
      `),
    },
    {
      title: 'When travel is a bad idea',
      content: prose(`
        Do not fly with unstable angina or a recent heart attack. Do not travel if surgery at home is offered within the
        time your cardiologist advises, if you have nobody with you, or if no cardiologist will see you in the week
        after your return. See also our page on [heart treatment](/cardiology-surgery).
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
    { title: 'Heart valve replacement', path: '/treatments/valve-replacement' },
    { title: 'TAVR', path: '/treatments/tavr-procedure' },
  ],
  sources: [
    {
      title: 'Surgical conditions: guidance on fitness to fly',
      publisher: 'UK Civil Aviation Authority',
      url: 'https://www.caa.co.uk/passengers-and-public/before-you-fly/am-i-fit-to-fly/guidance-for-health-professionals/surgical-conditions/',
    },
    {
      title: 'Coronary artery bypass surgery in the United Kingdom',
      publisher: 'European Journal of Cardio-Thoracic Surgery, 2022',
      url: 'https://doi.org/10.1093/ejcts/ezab391',
    },
    {
      title: 'Coronary artery bypass grafting',
      publisher: 'National Heart, Lung, and Blood Institute',
      url: 'https://www.nhlbi.nih.gov/health/coronary-artery-bypass-grafting',
    },
    {
      title: 'Coronary surgery pathway',
      publisher: 'Society for Cardiothoracic Surgery in Great Britain and Ireland',
      url: 'https://scts.org/coronary-surgery-pathway/',
    },
    {
      title: 'Stable angina: management (CG126)',
      publisher: 'National Institute for Health and Care Excellence',
      url: 'https://www.nice.org.uk/guidance/cg126',
    },
  ],
}
