import type { Treatment } from "./schema.ts";

/** Treatment of gum disease and other problems of the gums, lips and cheeks. */
export const softTissueManagement = {
  slug: "soft-tissue-management",
  kind: "treatment",
  metaTitle: "Soft tissue management: gum treatment | Arch House",
  metaDescription:
    "Bleeding, shrinking or swollen gums, and sores that don't heal: how we measure gum disease, what deep cleaning does, and when gum surgery makes sense.",
  name: "Soft tissue management",
  title: "Soft tissue management",
  summary:
    "Care for gums that bleed, swell or shrink, and for the lips, cheeks and tongue around your teeth.",
  banner: {
    src: "treatments/soft-tissue-management/banner.webp",
    alt: "A gum line that turns from red and swollen on the left to pale pink and firm on the right",
  },
  intro: [
    {
      heading: "Pink in the basin",
      body: [
        "Healthy gums don't bleed when you brush or bite into an apple. If yours do, plaque has probably lain at their edge for some time, and the body has sent blood to fight it. This first stage is called gingivitis. It can heal fully within a few weeks.",
        "Many people brush less where it bleeds. The gum needs the opposite: softer, and more often.",
      ],
    },
    {
      heading: "When the bone joins in",
      body: [
        "In some people it goes deeper. The gum lets go of the tooth and a pocket forms. Bacteria thrive in there, out of reach of any brush, and the bone draws back from them. This is periodontitis.",
        "It seldom hurts. Teeth look longer, gaps open, your breath changes. Smoking hides the bleeding, so smokers often notice last.",
      ],
    },
  ],
  introImage: {
    src: "studies/gum-inflamed.webp",
    alt: "Gum that is red, shiny and swollen around lower front teeth",
  },
  second: {
    heading: "Measuring, then cleaning, then measuring again",
    body: [
      "We slide a thin, blunt probe along each tooth and read six depths. Up to three millimetres is healthy. Four or more is a pocket. With X-rays this gives a map of your gums, and you get a copy. It may feel like gentle pricking.",
      "Then the roots are cleaned below the gum with you numbed, mostly half a mouth at a time. We can't give back lost bone this way. We can stop the loss, and the gum tightens onto clean roots.",
      "After two to three months we measure once more. Most pockets are now shallow. If some stay deep, a small operation lets us see and smooth the root, and in certain spots bone can be helped to regrow. Your part in all this is the larger one: ten minutes a day with brush and thread.",
    ],
  },
  whoFor: [
    "Gums that bleed, itch, swell or pull back.",
    "Teeth that have moved, or feel loose.",
    "A gummy smile, or a gum line that is uneven.",
    "A tight lip or tongue band that tugs at the gum or hinders speech.",
    "People with diabetes: gum disease and high sugar make each other worse.",
  ],
  whoNotFor: [
    "Gum operations wait until plaque is under control, otherwise the result won't last.",
    "Heavy smokers gain little from grafts. We help you to stop first.",
    "During pregnancy we clean, and leave planned operations for later.",
    "Sudden wide swelling with fever can't wait for a planned visit: call us or a hospital the same day.",
  ],
  steps: [
    {
      heading: "Gum chart",
      body: "Six numbers for each tooth are called out and noted. We also look at tongue, cheeks and throat.",
    },
    {
      heading: "Cleaning above",
      body: "Tartar that you can see is removed. You learn to use brushes that fit your gaps, each size tried in the mirror.",
    },
    {
      heading: "Cleaning below",
      body: "With the area numb, fine tips clean the roots down to the floor of each pocket. There are two visits of about an hour.",
    },
    {
      heading: "The second chart",
      body: "Two to three months on, we compare numbers. You see what has healed and where more is needed.",
    },
    {
      heading: "Small operations, if needed",
      body: "The gum is lifted to reach a deep spot, trimmed where it is too long, or thickened with a thin graft from the palate. Stitches stay for one to two weeks.",
    },
    {
      heading: "Keeping it",
      body: "You come every three to four months at first. The disease sleeps, and this is how it goes on sleeping.",
    },
  ],
  aftercare: [
    "Take a painkiller before the numbness wears off if deep cleaning was done.",
    "Rinse with what we give you for the days on the label. Longer use stains teeth.",
    "Leave stitches and dressings alone, and brush the other teeth as always.",
    "Skip chilli, crisps and hot drinks for two days, longer after a graft.",
    "Press a wet gauze on spots that bleed. If it hasn't stopped after half an hour, call.",
  ],
  risks: [
    "As swelling goes, gums shrink a little. Teeth look longer and gaps darker.",
    "Bare roots may be sensitive to cold for weeks.",
    "Not every pocket closes, and some teeth are lost in spite of treatment.",
    "A graft can fail to take or keep another colour. The palate is sore for about a week.",
    "Without regular care the disease tends to come back.",
  ],
  duration: {
    chairTime: "Forty-five to ninety minutes a visit",
    visits: "Three or four visits, and then regular care",
    total: "Three to four months until the second chart",
  },
  caseGallery: {
    heading: "Reading the gum",
    items: [
      {
        image: {
          src: "studies/gum-healthy.webp",
          alt: "Firm, light pink gum that fills the spaces between the teeth",
        },
        title: "Calm gum",
      },
      {
        image: {
          src: "studies/gum-tartar.webp",
          alt: "Yellow-brown deposits along the necks of lower teeth, with a red gum edge",
        },
        title: "The cause, above the gum",
        href: "/dental-cleanup",
      },
      {
        image: {
          src: "studies/spacing.webp",
          alt: "Upper front teeth that stand apart, a wide gap in the middle",
        },
        title: "Gaps can be a late sign",
      },
      {
        image: {
          src: "studies/implant-section.webp",
          alt: "Threads of a titanium screw in bone, with a collar of gum around its neck",
        },
        title: "Implants need healthy gum too",
        href: "/dental-implant",
      },
    ],
  },
  related: [
    "dental-cleanup",
    "general-dentistry",
    "dental-implant",
    "smile-makeover",
    "full-mouth-rehabilitation",
  ],
  caseVideos: {
    heading: "Cleaning, and a patient's year",
    subheading: "Imtiaz tells what changed for him at home and what he found tedious.",
    videos: ["cleaning-visit", "testimonial-imtiaz"],
  },
  beforeAfter: {
    heading: "Three months of care",
    smiles: ["inflamed-gums"],
  },
  faqHeading: "Questions about gums",
  faqs: [
    {
      question: "Is gum disease in the family?",
      answer:
        "Partly. Some people lose bone with little plaque, others keep theirs with a lot. If a parent lost teeth early, have your gums measured in your twenties. You can't choose your genes, but smoking, sugar control and daily cleaning weigh just as much.",
    },
    {
      question: "Will my gums grow back?",
      answer:
        "Gum that has drawn back stays where it is once the bone below has gone. A graft can cover some bare roots, mainly at single teeth with good bone on both sides. What nearly always improves is colour and firmness. It is easier to keep gum than to win it back.",
    },
    {
      question: "Can my heart or sugar suffer from it?",
      answer:
        "There are links. Inflamed gums make blood sugar harder to control, and treating them often helps a little. People with gum disease also have more heart disease, but it isn't proven that one causes the other. Tell your doctor about your gums, and tell us about your values.",
    },
    {
      question: "I have had a sore for three weeks. Is that serious?",
      answer:
        "Most sores come from a bite, a sharp edge or spicy food and heal within two weeks. One that stays longer, a red or white patch, or a lump must be seen, above all if you smoke or chew tobacco or areca nut. We may take a small sample. Please don't wait.",
    },
    {
      question: "Does laser work better than normal cleaning?",
      answer:
        "For pockets, studies show little or no gain over careful cleaning by hand and ultrasound. We use a laser for other things: to trim gum with little bleeding or to free a tight band. If somebody offers it for gum disease, ask what it adds for you.",
    },
    {
      question: "What will I feel after deep cleaning?",
      answer:
        "Gums are sore for two or three days, as after a graze. Cold air and water may sting for some weeks, as roots that were covered by tartar are now bare. A paste for tender teeth helps. Pus, fever or a growing swelling are not part of it, so call us.",
    },
  ],
  reviewedBy: "sana-qureshi",
  reviewedOn: "2026-10-29",
} satisfies Treatment as Treatment;
