import type { Treatment } from "./schema.ts";

/** General dentistry: the hub of the six everyday treatments. */
export const generalDentistry = {
  slug: "general-dentistry",
  kind: "treatment",
  metaTitle: "General dentistry and check-ups | Arch House Dental",
  metaDescription:
    "Where most people begin: a check-up in Kurla or South Mumbai. What we look at, which treatments may follow, and how we decide what can wait.",
  name: "General dentistry",
  title: "General dentistry",
  summary:
    "Check-ups, cleaning and repairs for the teeth you have, so that fewer of them ever need more than that.",
  banner: {
    src: "treatments/general-dentistry/banner.webp",
    alt: "A dental mirror and a probe beside a full set of natural teeth",
  },
  intro: [
    {
      heading: "Start here if you aren't sure",
      body: [
        "You may have an ache, a rough edge, bleeding gums, or only a bad feeling because your last visit was years ago. You don't need to know which treatment you want. That is our job to find out.",
        "Nobody will scold you. A mouth that hasn't been seen for ten years is an ordinary morning's work for us.",
      ],
    },
    {
      heading: "Six kinds of everyday care",
      body: [
        "A cleaning takes off what a brush can't. A small hole is filled; a deep one may need its root treated. A weak tooth gets a crown, a lost one a bridge. Gums are treated when they bleed or shrink, and a tooth that nothing can save is taken out.",
        "Each has its own page, with the steps and the risks. You will find them below.",
      ],
    },
  ],
  introImage: {
    src: "studies/arch-lower.webp",
    alt: "All the teeth of a lower jaw from above, clean and in one even curve",
  },
  second: {
    heading: "How we decide what needs doing",
    body: [
      "At a check-up we sort what we see into three groups. The first must be treated soon: infection, deep decay, a cracked tooth. The second should be treated this year. The third we only watch. We photograph the spot and look again in six months, since early decay can stop or even heal with better cleaning and fluoride.",
      "You see every photograph on the screen beside you. We name the choices for each tooth, from the smallest upwards, and leaving it alone is on the list. Then you decide, today or at home.",
      "Most trouble grows without pain. By the time a tooth hurts, the cheap repair is often no longer possible. This is the whole case for coming every six months.",
    ],
  },
  whoFor: [
    "Adults of any age, with or without complaints.",
    "Families who want one place for parents, children and grandparents.",
    "People who are new in Mumbai and need a dentist.",
    "Women who plan a baby or are expecting one: gums often need more care then.",
    "People with diabetes or heart disease, whose doctors ask for healthy gums.",
  ],
  whoNotFor: [
    "Heavy bleeding, trouble breathing or swelling near the eye: go to a hospital first.",
    "If you are ill with fever or a fresh cough, call us and move the visit.",
    "If the colour or line of your front teeth is your only wish, aesthetic dentistry is the better start.",
  ],
  steps: [
    {
      heading: "A talk, sitting upright",
      body: "What brings you, which illnesses and medicines you have, what went badly at other dentists. We write down what you fear, so that you only have to say it once.",
    },
    {
      heading: "The look around",
      body: "Lips, cheeks, tongue and throat first, for sores or lumps. Then each tooth with mirror and light, and the gums with a fine blunt probe.",
    },
    {
      heading: "Pictures, if they help",
      body: "We take X-rays only when they could change what we do. Bring older ones along. If you may be pregnant, tell us first.",
    },
    {
      heading: "What we found",
      body: "The chair comes up. We go through the photographs tooth by tooth, in plain words, and print the list for you.",
    },
    {
      heading: "Cleaning or next visit",
      body: "If there is time and you wish it, teeth are cleaned the same day. Otherwise we agree on what comes first and when.",
    },
  ],
  aftercare: [
    "Brush twice a day for two minutes with a fluoride paste, and spit without rinsing.",
    "Clean between the teeth once a day, with floss or small brushes.",
    "Keep sweet things and sour drinks to mealtimes.",
    "Look at your mouth once a month. A sore that stays for over two weeks should be seen.",
  ],
  risks: [
    "A probe on tender gums can prick and may cause a little bleeding.",
    "X-rays use radiation. A dental one uses very little, and we still take no more than are needed.",
    "A check-up shows a moment. Cracks and decay between teeth can hide, or begin the week after.",
  ],
  duration: {
    chairTime: "About 40 minutes for a first check-up, 20 for later ones",
    visits: "One, and then every six months",
    total: "The same day, unless treatment follows",
  },
  caseGallery: {
    heading: "What we meet most often",
    items: [
      {
        image: {
          src: "studies/gum-tartar.webp",
          alt: "Lower front teeth with a hard yellow crust where tooth and gum meet",
        },
        title: "Tartar",
        href: "/dental-cleanup",
      },
      {
        image: {
          src: "studies/decay-spot.webp",
          alt: "The top of a molar with a brown spot in one of its grooves",
        },
        title: "A first hole",
        href: "/cavity-management",
      },
      {
        image: {
          src: "studies/root-section.webp",
          alt: "A tooth sliced from crown to root tip, with its canals laid open",
        },
        title: "The inside of a root",
        href: "/root-canal",
      },
      {
        image: {
          src: "studies/crown-on-tooth.webp",
          alt: "A ceramic crown in place on a lower molar",
        },
        title: "A weak tooth under a crown",
        href: "/crowns-and-bridges",
      },
      {
        image: {
          src: "studies/gum-inflamed.webp",
          alt: "Dark red, puffy gum along the front teeth",
        },
        title: "Inflamed gum",
        href: "/soft-tissue-management",
      },
      {
        image: {
          src: "studies/wisdom-tooth.webp",
          alt: "A tilted wisdom tooth under the gum, pushing at the molar before it",
        },
        title: "A wisdom tooth without room",
        href: "/dental-extractions",
      },
    ],
  },
  related: [
    "dental-cleanup",
    "cavity-management",
    "root-canal",
    "crowns-and-bridges",
    "soft-tissue-management",
    "dental-extractions",
  ],
  children: [
    "dental-cleanup",
    "cavity-management",
    "root-canal",
    "crowns-and-bridges",
    "soft-tissue-management",
    "dental-extractions",
  ],
  caseVideos: {
    heading: "Ordinary visits on film",
    subheading: "Watch one before you come, if not knowing what happens is the hard part.",
    videos: ["cleaning-visit", "filling-visit", "clinic-walkthrough"],
  },
  beforeAfter: {
    heading: "Small repairs, before and after",
    smiles: ["decay", "inflamed-gums", "chipped-incisor"],
  },
  faqHeading: "Questions about check-ups",
  faqs: [
    {
      question: "Nothing hurts. Why should I come twice a year?",
      answer:
        "Decay and gum disease are silent for a long time. At a check-up every 6 months we can find them when a small filling or a cleaning is enough. If your mouth has been healthy for years, we may agree on a longer gap. If your gums are weak, it can be shorter.",
    },
    {
      question: "I am afraid of dentists. What can you do?",
      answer:
        "Say so when you book: we plan more time, and the first visit can be a talk only. We agree on a hand sign that stops us at once. You may bring someone, or listen to music. If that isn't enough, sedation is possible for many treatments. We never begin by surprise.",
    },
    {
      question: "Which toothbrush and paste should I buy?",
      answer:
        "A soft brush, by hand or electric, and any paste with fluoride. Look for 1,000 to 1,500 parts per million; the figure is on the tube. Change the brush every three months. How you brush matters more than the brand. Bring yours along, and we will practise at the mirror.",
    },
    {
      question: "Can I be treated while I am pregnant?",
      answer:
        "Yes. Check-ups and cleaning are safe throughout, and pain or infection should never wait for the birth. Fillings and root canals are most comfortable in the middle months. We put off X-rays and large treatments where we can. Tell us your month, your medicines and your doctor's advice.",
    },
    {
      question: "Do you treat emergencies?",
      answer:
        "Yes, in opening hours. We keep some time free each day for pain, swelling and broken teeth. Please phone, and tell us what happened and since when. You may have to wait between other patients. Lay a knocked-out adult tooth in milk, and don't lose a minute.",
    },
    {
      question: "How do I know that I really need the filling?",
      answer:
        "Ask to see it. We show you the photograph or X-ray and what we read in it. We also tell you what might happen if you wait three months. You can take copies to another dentist. A second opinion is normal, and it doesn't offend us.",
    },
  ],
  reviewedBy: "farah-shaikh",
  reviewedOn: "2026-09-21",
} satisfies Treatment as Treatment;
