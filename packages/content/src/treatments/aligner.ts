import type { Treatment } from "./schema.ts";

/** Clear aligners: what they can do, and what they ask of the wearer. */
export const aligner = {
  slug: "aligner",
  kind: "treatment",
  metaTitle: "Clear aligners: 22 hours a day | Arch House Dental",
  metaDescription:
    "Clear aligners move teeth in small steps, if you wear them about 22 hours a day. See whom they suit, what the little bumps are, and what can go wrong.",
  name: "Clear aligners",
  title: "Clear aligners",
  summary:
    "A series of thin, clear trays, each a little different from the last. They work while you wear them.",
  banner: {
    src: "treatments/aligner/banner.webp",
    alt: "Two clear trays stacked in mid-air, light bending at their edges",
  },
  intro: [
    {
      heading: "A quarter of a millimetre at a time",
      body: [
        "An aligner is a tray of clear plastic that fits over your teeth. It is not quite the shape of your mouth. In each tray one or more teeth stand up to a quarter of a millimetre further on, and the plastic presses them there.",
        "After one or two weeks you take the next tray. A small change may need 10 trays, a larger one 40 or more.",
      ],
    },
    {
      heading: "You are half of the treatment",
      body: [
        "With braces we do the work. With aligners you do. Nobody sees whether the tray is in your mouth or in your pocket, except your teeth.",
        "Count the hours. Three meals, two teas and brushing take about two hours in all. That leaves 22. With less than 20, teeth fall behind the plan and the next tray won't seat. If your day is full of snacks and meetings over tea, think twice.",
      ],
    },
  ],
  introImage: {
    src: "studies/aligner-on.webp",
    alt: "Upper teeth under a clear tray whose edge follows the gum",
  },
  second: {
    heading: "Why teeth get little bumps",
    body: [
      "A smooth tray slips on a smooth tooth. To turn or lift a tooth it needs a grip. So we glue small bumps of filling material, called attachments, onto some teeth. They have the colour of the tooth and are about as large as a grain of rice. At the end we polish them off.",
      "Sometimes there is no room for a tooth. Then we smooth a hair's breadth of enamel between two teeth with a fine strip. It seldom hurts, and enough enamel stays. Both are in the plan from the start. You can see them on the screen before the first tray is made.",
    ],
  },
  whoFor: [
    "Adults and older teenagers with mild or medium crowding or gaps.",
    "People whose teeth have drifted because they stopped wearing a retainer.",
    "Those who don't want a wire to show at work, on stage or before a camera.",
    "Tidy people: those who keep a box, a brush and a habit.",
  ],
  whoNotFor: [
    "Children with many milk teeth left, as the shape of their mouth changes each month.",
    "Teeth that must be pulled down a long way, or jaws that don't match. Braces or surgery do that better.",
    "Anyone who sips sweet drinks all day. Sugar trapped under plastic makes holes fast.",
    "People with loose teeth from gum disease, until the gums are well.",
  ],
  steps: [
    {
      heading: "Scan and X-rays",
      body: "A camera scans both jaws in a few minutes. X-rays show roots and bone. There are no trays of paste.",
    },
    {
      heading: "Film of the plan",
      body: "You see a short film in which your teeth travel from today to the last tray. We go through it tooth by tooth and change what you don't like.",
    },
    {
      heading: "First trays",
      body: "Two to four weeks later we glue the attachments and show you how to put the tray in and take it out. Practise here until it is easy.",
    },
    {
      heading: "Changing at home",
      body: "You change trays in the evening, so that the tight first hours pass in your sleep. Your calendar says which tray is next.",
    },
    {
      heading: "Checks",
      body: "Every six to 10 weeks we see how the teeth follow. You can also send photographs from home if you live far away.",
    },
    {
      heading: "Refining",
      body: "Most plans need a second, shorter series, since a few teeth lag behind. We scan again and order more trays. Then come the retainers.",
    },
  ],
  aftercare: [
    "Take the tray out for all food and for every drink but cool water.",
    "Brush, or at least rinse, before it goes back in.",
    "Clean it with cool water and a soft brush, never with toothpaste or hot water.",
    "Keep the last tray as a spare until the new one sits well.",
    "Bite on the soft roll that we give you for five minutes after each change.",
  ],
  risks: [
    "Pressure and a slight lisp in the first days of each new tray.",
    "Teeth that don't follow the plan, so that the treatment takes longer.",
    "Decay and white marks if sweet drinks are taken with the tray in.",
    "Sharp edges can rub the tongue. We file them smooth.",
    "Roots that grow a little shorter, as with every way of moving teeth.",
  ],
  duration: {
    chairTime: "Twenty to forty minutes a visit, an hour when attachments are glued",
    visits: "A visit every six to 10 weeks",
    total: "Six to 18 months, with a second series in most cases",
  },
  caseGallery: {
    heading: "Trays and the teeth they suit",
    items: [
      {
        image: {
          src: "studies/aligner-alone.webp",
          alt: "An empty clear tray lying with its hollow side up",
        },
        title: "One tray of many",
      },
      {
        image: {
          src: "studies/spacing.webp",
          alt: "Upper front teeth that don't touch, a gap in their middle",
        },
        title: "Gaps that trays can often close",
      },
      {
        image: { src: "studies/digital-scan.webp", alt: "A scanned arch drawn as a web of lines" },
        title: "The scan behind the plan",
        href: "/technology",
      },
      {
        image: { src: "studies/crowding.webp", alt: "A narrow arch with two front teeth overlapping" },
        title: "Crowding that trays can treat",
      },
      {
        image: { src: "studies/high-canine.webp", alt: "A canine far above the line of the other teeth" },
        title: "Often better with a wire",
        href: "/braces-treatment",
      },
    ],
  },
  related: [
    "braces-and-aligners",
    "braces-treatment",
    "smile-makeover",
    "teeth-whitening",
    "digital-smile-design",
  ],
  caseVideos: {
    heading: "Life with trays",
    subheading: "A week of wearing, and a patient who travels to us from Vadodara.",
    videos: ["aligner-visit", "testimonial-devika"],
  },
  beforeAfter: {
    heading: "Moved with trays",
    smiles: ["aligner", "spacing"],
  },
  faqHeading: "Questions from wearers",
  faqs: [
    {
      question: "I lost a tray. What now?",
      answer:
        "Don't leave the teeth bare. If you have worn the lost tray for most of its time, try the next one. If that is too tight, go back to the one before and wear it day and night. Then call us. We may order a new copy or move on. A few days without any tray can undo weeks.",
    },
    {
      question: "Do aligners hurt?",
      answer:
        "Each new tray feels tight for a day or two, and biting can be tender. Most people need no painkiller, or one tablet on the first evening. If one tooth throbs, or the tray cuts the gum, tell us. That is not part of the plan. A file or a small trim usually settles it.",
    },
    {
      question: "Can I drink tea or coffee with them in?",
      answer:
        "Please don't. Heat bends the plastic, and milk and sugar stay under it for hours. Tea also stains tray and bumps. Take the tray out, drink within 15 minutes, rinse and put it back. Cool, plain water is fine at any time. Some people find that they snack less, simply because it is a bother.",
    },
    {
      question: "Will people see them or hear them?",
      answer:
        "From a metre away few people notice. Close by you can see a shine and, on some teeth, the small bumps. In the first days the letter s may hiss a little. Read aloud for 10 minutes in the evening, and your tongue learns. You may take the tray out for a speech or a photograph.",
    },
    {
      question: "Could I do this with few visits from far away?",
      answer:
        "Often yes. The scan and the day of the bumps must be here. After that we can look at photographs that you take with your phone, and post the next trays. We still want to see you at least every three to four months, and at once if something hurts. A dentist near you should clean your teeth.",
    },
    {
      question: "What if the teeth don't follow the film?",
      answer:
        "The film is a plan, and bone doesn't read plans. Teeth that are turned or short often lag behind. You see it as a gap between tooth and tray. First we ask about the hours. Then we add bumps, scan again or use a short stretch of braces for that one tooth. We say beforehand what a second series costs.",
    },
  ],
  reviewedBy: "harpreet-singh-bedi",
  reviewedOn: "2026-10-19",
} satisfies Treatment as Treatment;
