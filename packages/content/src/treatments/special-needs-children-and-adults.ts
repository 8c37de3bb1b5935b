import type { Treatment } from "./schema.ts";

/** Care for children and adults with special needs: quiet visits, visual story, carers. */
export const specialNeedsChildrenAndAdults = {
  slug: "special-needs-children-and-adults",
  kind: "treatment",
  theme: "kids",
  metaTitle: "Dentist for special needs, all ages | Arch House",
  metaDescription:
    "Quiet visits in Kurla for children and adults: low light, little sound, more time, a story in pictures, and carers as part of the team.",
  name: "Care for special needs",
  title: "Dental care for children and adults with special needs",
  summary:
    "Tell us what makes a visit hard, and we change the visit. For children, for adults and for those who care for them.",
  banner: {
    src: "treatments/special-needs-children-and-adults/banner.webp",
    alt: "A dental chair in low, warm light with a heavy blanket and headphones on the seat",
  },
  intro: [
    {
      heading: "What a quiet visit is",
      body: [
        "A quiet visit is booked for an hour in which nobody else waits. You go straight to the quiet room in Kurla, without sitting in the waiting room.",
        "The ceiling light is low. There is no music. The walls are soft and plain. The machines are off until we need one, and we ask before we turn it on. One dentist and one nurse are with you, and they stay the same each time.",
      ],
    },
    {
      heading: "Who comes to us",
      body: [
        "Children and adults with autism, ADHD, Down's syndrome or cerebral palsy. People with a learning disability, epilepsy, or little sight or hearing. Older people with dementia or Parkinson's. Anyone whose past makes touch hard.",
        "You don't need a certificate. Only tell us what helps and what doesn't. We believe you.",
      ],
    },
  ],
  introImage: {
    src: "gallery/kurla-12.webp",
    alt: "The quiet room: plain soft walls, one small lamp, a blanket over the arm of the chair",
  },
  second: {
    heading: "How we plan it with you",
    body: [
      "Before the first visit we call you, or write if you prefer. We ask six things. How do you say yes, no and stop? Which sounds, smells or touches are hard? What calms you? What happened at other dentists? Which medicines do you take? How do you move from a chair to another one?",
      "The answers stand on one page at the front of your file. Each person who works with you reads it first. Bring your cards, your tablet or a person who knows your signs.",
    ],
  },
  whoFor: [
    "Anyone for whom a normal visit is too loud, too bright, too fast or too close.",
    "People who use a wheelchair. Two surgeries in Kurla and one in South Mumbai have room to move across.",
    "Adults as well as children. Nobody is sent away on an eighteenth birthday.",
    "Families and care homes who want to learn how to brush someone else's teeth.",
  ],
  whoNotFor: [
    "If treatment is long and can't be borne awake, a hospital and a general anaesthetic may be kinder.",
    "A sudden swelling, an injury or strong pain can't wait for a quiet hour. Call us and we see you the same day.",
    "If you are ill on the day, please stay at home. Call, and we find another day.",
  ],
  steps: [
    {
      heading: "I get a story in pictures",
      body: "It comes by e-mail or WhatsApp. It shows the door, the room, the chair and the people I will meet. I can look at it as often as I like.",
    },
    {
      heading: "I come in",
      body: "The lane has traffic. Inside it is cool and smells a little of soap. I go straight to the quiet room.",
    },
    {
      heading: "I look around",
      body: "I may stand, sit on the floor or sit in the chair. Nobody hurries me. I can hold the mirror. I can put on the headphones or the heavy blanket.",
    },
    {
      heading: "The dentist looks",
      body: "The dentist tells me first, and counts to five. Then there is a break. I can show the stop card at any time, and everything stops.",
    },
    {
      heading: "Maybe a bit more",
      body: "If I am ready, the dentist brushes or cleans a few teeth. If not, that comes on another day.",
    },
    {
      heading: "I go home",
      body: "The dentist says that we have finished. My carer gets a sheet with what was done. I know when I come back.",
    },
  ],
  aftercare: [
    "Brush from behind or from the side, at a basin, in bed or on a sofa, wherever it works.",
    "Use a small soft brush and a pea of fluoride paste. If foam is a problem, ask us about a paste without it.",
    "If someone bites on the brush, wait. Don't pull.",
    "Ask the doctor about medicine without sugar, and rinse with water after each syrup.",
    "Write down new habits: holding the cheek, not eating, poor sleep. They may be a sign of toothache.",
  ],
  risks: [
    "A visit can go wrong in spite of all plans. Then we end it calmly and change the plan.",
    "Short steps take more visits, so a problem may take longer to be treated.",
    "Some medicines for fits swell the gums or dry the mouth. Decay and gum trouble then come faster.",
    "Sedation has risks of its own, so it needs a health check and consent first.",
  ],
  duration: {
    chairTime: "As long as you can bear: five minutes, or a full hour",
    visits: "Often three short visits before the first treatment",
    total: "No fixed end; then a check-up every three to six months",
  },
  caseGallery: {
    heading: "Places and things you will see",
    items: [
      {
        image: {
          src: "gallery/kurla-01.webp",
          alt: "A low building with three round doorways in a narrow lane",
        },
        title: "The door is under an arch",
        href: "/dentists-in-kurla",
      },
      {
        image: {
          src: "gallery/kurla-13.webp",
          alt: "A straight, level passage under arches, with daylight at the far end",
        },
        title: "The corridor has no steps",
      },
      {
        image: {
          src: "gallery/kurla-07.webp",
          alt: "A chair in the middle of a wide room with empty floor on both sides",
        },
        title: "A room with space for a wheelchair",
      },
      {
        image: {
          src: "studies/arch-lower.webp",
          alt: "A lower row of teeth seen from above",
        },
        title: "These are teeth from above",
      },
    ],
  },
  related: [
    "general-anaesthesia",
    "dentistry-for-kids",
    "preventive-treatments",
    "dental-cleanup",
    "soft-tissue-management",
  ],
  caseVideos: {
    heading: "The quiet room on film",
    subheading: "No music, no fast cuts. You can turn the sound off and still follow it.",
    videos: ["quiet-visit", "testimonial-leela"],
  },
  beforeAfter: {
    heading: "Gums and teeth after small steps",
    smiles: ["inflamed-gums", "decay"],
  },
  faqHeading: "Questions from patients, families and carers",
  faqs: [
    {
      question: "How do I book a quiet visit?",
      answer:
        "Call the Kurla branch, or write on WhatsApp or by e-mail if you don't like the phone. Say that you would like a quiet visit. We offer early mornings and the hour after lunch, when the house is calm, and send the picture story the same day.",
    },
    {
      question: "Can a carer stay during treatment?",
      answer:
        "Yes, if the patient wants it. A parent, carer, sister or friend, or two of them, can sit beside the chair, hold a hand or give the signs you use at home. Tell us beforehand, so that the chairs are in place.",
    },
    {
      question: "Will you ever hold my child or my mother still?",
      answer:
        "We don't use force for planned treatment. A hand that steadies the head, agreed in advance, is different, and it ends when the patient says stop. If teeth must be treated and it can't be done this way, we talk about sedation or a hospital. You are part of that decision.",
    },
    {
      question: "Who gives consent for an adult with a learning disability?",
      answer:
        "The patient does, wherever possible. We explain in simple words and pictures, and ask again on the day. If somebody can't understand or decide even with this help, we ask for the legal guardian's consent. We also listen to family and carers, because they know what the person would want.",
    },
    {
      question: "Do you see adults with dementia?",
      answer:
        "Yes. Familiar things help, so please bring a person and an object they know. We plan simple treatment that lasts, at the time of day when your relative is at their calmest. We also show you how to clean natural teeth and dentures.",
    },
    {
      question: "What if we have to leave after five minutes?",
      answer:
        "Then it was a five-minute visit, and it counts. Coming in and leaving calmly is a step that makes the next one easier. Nobody will be cross with you. We write down what worked, and we begin there the next time.",
    },
  ],
  reviewedBy: "meera-iyer",
  reviewedOn: "2026-11-06",
} satisfies Treatment as Treatment;
