import type { Treatment } from "./schema.ts";

/** Cleaning and filling the canals of a tooth whose pulp is inflamed or dead. */
export const rootCanal = {
  slug: "root-canal",
  kind: "treatment",
  metaTitle: "Root canal treatment, hour by hour | Arch House Dental",
  metaDescription:
    "A root canal treatment takes one to two hours and aims to keep your own tooth. What causes the ache, what you feel in the chair, and when it may fail.",
  name: "Root canal treatment",
  title: "Root canal treatment",
  summary:
    "The infected core of a tooth is cleaned out and sealed, so that the pain ends and your own tooth can stay.",
  banner: {
    src: "treatments/root-canal/banner.webp",
    alt: "A molar in section, one canal still dark and the others filled to the tip",
  },
  intro: [
    {
      heading: "What is hurting",
      body: [
        "Inside each tooth is a soft thread of nerve and blood vessels, the pulp. Decay, a crack or a blow can inflame it. It swells, but the hard walls around it can't give way. So it throbs, most of all when you lie down.",
        "Later the pulp dies and the pain may stop. The infection doesn't. It seeps out at the root tip and eats into the bone.",
      ],
    },
    {
      heading: "What the treatment does",
      body: [
        "We open the tooth from above, take out the sick pulp, and wash and shape the canals in which it lay. Then we fill them with a rubber-like material, so that bacteria can't settle there again.",
        "The tooth has no nerve of its own after that. It is still held by living fibres in living bone. You can chew on it as before.",
      ],
    },
  ],
  introImage: {
    src: "studies/root-section.webp",
    alt: "A tooth opened lengthwise, with the pulp chamber and thin canals in view",
  },
  second: {
    heading: "Is it worth saving this tooth?",
    body: [
      "That is the first thing to find out. We look at how much firm tooth stands above the gum, whether a crack runs into the root, and how much bone holds it. If too little is left for a crown to grip, even well-cleaned canals won't help. We then say so, and talk about taking it out.",
      "If it can be kept, keeping it has merits. Nothing feels quite like your own root. The gum and the bone around it stay as they are, and there is no gap to fill.",
      "Canals can be thinner than a hair and bent like a hook. We work through magnifying lenses or a microscope. A small electronic meter tells us where the root ends. One X-ray before, one after and sometimes one between are enough for most teeth.",
    ],
  },
  whoFor: [
    "A toothache that wakes you or comes without a cause.",
    "Heat brings pain that lingers for minutes after you swallow.",
    "A tooth has turned grey since an accident.",
    "A pimple on the gum beside a tooth fills and empties again.",
  ],
  whoNotFor: [
    "Teeth split down into the root.",
    "Teeth that are very loose from gum disease.",
    "A short sting with cold or sweets: a filling or varnish may be all you need.",
    "Milk teeth: they get a different, shorter treatment.",
  ],
  steps: [
    {
      heading: "Finding the culprit",
      body: "We tap the teeth, touch them with cold and take an X-ray. Pain likes to point at the wrong tooth, so we test several.",
    },
    {
      heading: "Making it numb",
      body: "A very inflamed tooth can need more than one injection. We test before we start, and wait until you say that it is quiet.",
    },
    {
      heading: "Sheet and opening",
      body: "A rubber sheet shields your throat and keeps spit out. We make a small opening in the top of the tooth and clear the decay.",
    },
    {
      heading: "Cleaning the canals",
      body: "Thin, bendy files shape each canal while a disinfectant washes it. You feel some shaking and smell a faint swimming pool.",
    },
    {
      heading: "Filling",
      body: "Dry canals are filled to the tip and the opening is sealed. A badly infected tooth gets medicine for a week or two before that.",
    },
    {
      heading: "A roof for the tooth",
      body: "Back teeth mostly need a crown within some weeks, since hollow teeth break more easily. A front tooth may do with a filling.",
    },
  ],
  aftercare: [
    "Expect the tooth to be sore on biting for three or four days. A simple painkiller is usually enough.",
    "Until it has its crown, chew soft food on the other side.",
    "Swelling, fever or pain that grows after day three: call us the same day.",
    "Brush and floss it like the rest. A tooth without a nerve can still decay, and it won't warn you.",
    "Come for an X-ray after about a year, to see if the bone has filled in.",
  ],
  risks: [
    "Some treated teeth don't heal, or fail years later. They can be treated again, have a small operation at the root tip, or be removed.",
    "A fine file can break inside a canal. It is taken out or sealed in, and we tell you.",
    "Canals can be so narrow or bent that their end isn't reached.",
    "Without a crown, a back tooth may split, and then it is usually lost.",
    "Front teeth can darken with time. They can often be bleached from inside.",
  ],
  duration: {
    chairTime: "One to two hours in all",
    visits: "One or two, and one or two more for a crown",
    total: "From a single day to about three weeks",
  },
  caseGallery: {
    heading: "Inside a tooth",
    items: [
      {
        image: {
          src: "studies/decay-section.webp",
          alt: "Decay in a cut tooth that has eaten its way down to the pulp",
        },
        title: "How bacteria get in",
        href: "/cavity-management",
      },
      {
        image: {
          src: "studies/root-filled.webp",
          alt: "A cut tooth whose canals hold a solid filling, with a sealed top",
        },
        title: "Canals filled to the tip",
      },
      {
        image: {
          src: "studies/crown-separate.webp",
          alt: "A rebuilt tooth stump with a ceramic cap waiting above it",
        },
        title: "Stump and crown",
        href: "/crowns-and-bridges",
      },
      {
        image: {
          src: "gallery/kurla-06.webp",
          alt: "View from the foot of a treatment chair towards pale wooden cabinets",
        },
        title: "Surgery two in Kurla",
      },
    ],
  },
  related: [
    "crowns-and-bridges",
    "cavity-management",
    "dental-extractions",
    "general-dentistry",
    "single-same-day-dentistry",
  ],
  caseVideos: {
    heading: "The treatment and a patient's view of it",
    subheading: "Drawings show the inside. Joel had put his visit off for a year.",
    videos: ["root-canal-visit", "testimonial-joel"],
  },
  beforeAfter: {
    heading: "Teeth that were kept",
    smiles: ["decay", "chipped-incisor"],
  },
  faqHeading: "What people ask with a hand on their cheek",
  faqs: [
    {
      question: "Will it hurt as much as people say?",
      answer:
        "Those stories are mostly about the toothache before it. With good numbing you feel pressure, water and some shaking. A hot, throbbing tooth is harder to numb, and we have further ways to do it. If anything is sharp, lift your hand, and we stop and add more.",
    },
    {
      question: "Can't I just take antibiotics?",
      answer:
        "They can calm a swelling for some days, but they can't cure it. The dead pulp has no blood supply, so the medicine never gets to where the bacteria sit. The ache returns once the tablets are finished. We prescribe them only when infection spreads or you have a fever.",
    },
    {
      question: "The pain has gone. Do I still need it?",
      answer:
        "Probably. When a strong ache ends overnight, the nerve has often died. Bacteria go on living in the canal and the bone slowly shrinks. Months later the cheek may swell, usually at a bad moment. A cold test and an X-ray will tell, and take ten minutes.",
    },
    {
      question: "Why is it one visit for some and two for others?",
      answer:
        "If the pulp is inflamed but alive, everything can mostly be finished at once. If there is pus or a large shadow at the root, a medicine goes into the canals. It works there for one to two weeks. Molars with four canals also need longer.",
    },
    {
      question: "Would pulling it be simpler?",
      answer:
        "It is quicker on the day. Then there is a gap, and filling it with a bridge or an implant takes more visits and more money than keeping the tooth. Wisdom teeth and teeth beyond repair are another matter. We lay out both ways with their prices.",
    },
    {
      question: "Can I drive or work afterwards?",
      answer:
        "Yes, if you had only the injection. Your lip and cheek stay numb for two to four hours, so speaking is a bit clumsy. Most people go back to a desk the same day. If we agreed on sedation, someone has to take you home, and you rest until the next morning.",
    },
  ],
  reviewedBy: "joseph-dsouza",
  reviewedOn: "2026-10-08",
} satisfies Treatment as Treatment;
