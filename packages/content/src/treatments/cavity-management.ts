import type { Treatment } from "./schema.ts";

/** Finding, stopping and filling tooth decay. */
export const cavityManagement = {
  slug: "cavity-management",
  kind: "treatment",
  metaTitle: "Cavity management: stop decay early | Arch House Dental",
  metaDescription:
    "How a cavity starts, which spots can heal without a drill, when a filling is needed, and what you can change at home so that no new hole follows.",
  name: "Cavity management",
  title: "Cavity management",
  summary:
    "Some early decay can be stopped without a drill. The rest is cleaned out and filled while it is small.",
  banner: {
    src: "treatments/cavity-management/banner.webp",
    alt: "Three molars from above: one with a white spot, one with a brown hole, one with a filling",
  },
  intro: [
    {
      heading: "How a hole begins",
      body: [
        "Bacteria on your teeth live on sugar and turn it into acid. The acid draws minerals out of the enamel, which is the hard outer shell. Your spit puts minerals back. Decay is what happens when the acid wins for months.",
        "The first sign is a dull white spot. There is no hole yet, and it doesn't hurt. At this stage the tooth can still repair itself.",
      ],
    },
    {
      heading: "Why it speeds up",
      body: [
        "Under the enamel lies dentine, which is softer. Once decay gets there, it spreads sideways beneath a roof that looks whole. That is how a tooth can seem fine and then break on a piece of bread.",
        "Sweet, cold or hot things may sting now. If decay goes on to the pulp, the living core of the tooth, the ache keeps you awake.",
      ],
    },
  ],
  introImage: {
    src: "studies/decay-section.webp",
    alt: "A tooth cut through the middle: a dark funnel of decay runs from the groove towards the pulp",
  },
  second: {
    heading: "Three answers, from the gentlest up",
    body: [
      "A white spot or a dark groove with a firm floor gets fluoride varnish, and you get a plan for home. We photograph it and compare after three to six months. Between two teeth, a thin resin can sometimes be soaked into the enamel to block the pores.",
      "A real hole needs a filling. We remove what is soft and infected, and leave firm dentine over the pulp even if it is stained. Then we fill the space with composite, a resin in the colour of the tooth. Glass ionomer, which gives off fluoride, is used where it is hard to keep a tooth dry.",
      "If the hole is so large that the walls would crack, a filling is the wrong tool. An onlay, which is a partial crown, or a full crown then holds the tooth together. If the pulp itself is infected, its canals are treated first.",
    ],
  },
  whoFor: [
    "You see a brown or white spot, or your tongue finds an edge.",
    "Food gets stuck in one place where it never used to.",
    "A tooth stings with sweets or cold, and calms down within seconds.",
    "An old filling has a dark rim, a chip or a gap.",
  ],
  whoNotFor: [
    "A tooth that throbs at night or hurts for minutes after heat: it may need root canal treatment.",
    "Worn or sensitive necks without decay: there a paste or varnish is often enough.",
    "Stains from tea or tobacco, which a cleaning takes off.",
  ],
  steps: [
    {
      heading: "Finding all of it",
      body: "Dry teeth, bright light and a small camera show most decay. Two X-rays from the side show what hides between the back teeth.",
    },
    {
      heading: "Numbing",
      body: "First a gel on the gum, then a slow injection. Small, shallow holes can often be treated without one: you decide.",
    },
    {
      heading: "Keeping it dry",
      body: "A thin rubber sheet is put around the tooth. You can breathe and swallow as usual, and nothing drips down your throat.",
    },
    {
      heading: "Taking out the decay",
      body: "A drill opens the hole. Slow burrs or a hand tool clean its floor. Water sprays, and the chair shakes a little.",
    },
    {
      heading: "Filling in layers",
      body: "The tooth is etched and coated with bond. Then come thin layers of composite, each set hard with blue light. A metal strip shapes the side.",
    },
    {
      heading: "Testing the bite",
      body: "You tap on coloured paper. We trim until it feels level, and polish.",
    },
  ],
  aftercare: [
    "Wait until the numbness has gone before you eat. It is easy to bite your lip.",
    "Composite is hard at once, so you may chew on it the same day.",
    "If the tooth feels high the next morning, call us. Trimming takes five minutes.",
    "A twinge with cold for one to two weeks is common and fades.",
  ],
  risks: [
    "Deep fillings can irritate the pulp. Some of these teeth need root canal treatment weeks or years later.",
    "New decay can start at the edge of a filling if plaque stays there.",
    "Composite can stain or chip. Most fillings need repair or renewal one day, often after several years.",
    "Waiting makes the hole larger, the repair weaker and the visit longer.",
  ],
  duration: {
    chairTime: "Thirty to sixty minutes for one filling",
    visits: "One; several if many teeth are affected",
    total: "The same day, with a look at white spots after three to six months",
  },
  caseGallery: {
    heading: "Decay, step by step",
    items: [
      {
        image: {
          src: "studies/decay-spot.webp",
          alt: "One small dark pit in the middle groove of a back tooth",
        },
        title: "Small from outside",
      },
      {
        image: {
          src: "studies/filling-composite.webp",
          alt: "A back tooth whose grooves have been rebuilt in tooth-coloured resin",
        },
        title: "Filled and shaped",
        href: "/tooth-colored-fillings",
      },
      {
        image: {
          src: "studies/sealant.webp",
          alt: "A molar with a thin clear film run into its grooves",
        },
        title: "Grooves sealed before they decay",
        href: "/preventive-treatments",
      },
      {
        image: {
          src: "studies/root-section.webp",
          alt: "A tooth in section with the pulp in its middle and canals down its roots",
        },
        title: "What the decay must not reach",
        href: "/root-canal",
      },
    ],
  },
  related: [
    "tooth-colored-fillings",
    "root-canal",
    "crowns-and-bridges",
    "preventive-treatments",
    "dental-cleanup",
  ],
  caseVideos: {
    heading: "A filling from start to finish",
    subheading: "You see the hole, the rubber sheet, the layers and the blue light.",
    videos: ["filling-visit"],
  },
  beforeAfter: {
    heading: "Two repairs",
    smiles: ["decay", "chipped-incisor"],
  },
  faqHeading: "Questions about cavities and fillings",
  faqs: [
    {
      question: "Can a cavity heal by itself?",
      answer:
        "A white spot can, as long as its surface is whole. Fluoride, good brushing and fewer sweet snacks let minerals return. A hole can't close again: no paste or oil grows enamel back. It may stop and turn dark and hard, though, and then we sometimes only watch it.",
    },
    {
      question: "How often may I eat sweets?",
      answer:
        "Number matters more than amount. Each sweet bite or sip feeds the acid for about half an hour. A mithai after lunch is one attack; sugared tea through the afternoon is ten. Try to keep sweet things to mealtimes, drink water in between, and take nothing sweet after brushing at night.",
    },
    {
      question: "Are silver fillings dangerous? Should mine come out?",
      answer:
        "A sound silver filling can stay. It gives off tiny traces of mercury, far less than is known to harm. Taking it out releases more for a short time and costs healthy tooth. If it is cracked, or decay creeps in at its edge, it is time to change it. We don't place new ones.",
    },
    {
      question: "What if I am due a filling but feel nothing?",
      answer:
        "Then you have come at a good time. The nerve only speaks up when decay is close to it, and by then the hole is deep. A small filling takes half an hour. The same tooth two years later may need its root treated and a crown. Ask to see the X-ray.",
    },
    {
      question: "I keep getting new holes. What am I doing wrong?",
      answer:
        "Perhaps nothing obvious. Dry mouth from medicines, reflux, deep grooves or frequent small snacks can all be behind it. We go through a normal day with you and look for the cause. A stronger fluoride paste, varnish every few months and sealed grooves often slow things down.",
    },
    {
      question: "Is the injection safe if I have a heart problem?",
      answer:
        "Usually, yes. Tell us which problem and which medicines. There are numbing liquids with little or no adrenaline, and we give them slowly. If you had a heart attack or a new stent in recent months, we speak to your doctor first. Good numbing also keeps your pulse calm.",
    },
  ],
  reviewedBy: "aditi-deshmukh",
  reviewedOn: "2026-10-05",
} satisfies Treatment as Treatment;
