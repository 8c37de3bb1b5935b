import type { Treatment } from "./schema.ts";

/** Same day dentistry: what can be finished in a single visit, and what should not be. */
export const singleSameDayDentistry = {
  slug: "single-same-day-dentistry",
  kind: "super-speciality",
  metaTitle: "Same day crowns and fillings in Kurla | Arch House Dental",
  metaDescription:
    "Some crowns, inlays and repairs can be made in one visit, because our laboratory is next door. See the day hour by hour, and when two visits are wiser.",
  name: "Single visit, same day dentistry",
  title: "From broken to mended in one day",
  summary:
    "Scan in the morning, crown in the afternoon. Our laboratory in Kurla makes some work on the day you come.",
  banner: {
    src: "treatments/single-same-day-dentistry/banner.webp",
    alt: "A small block of pale ceramic with half a crown already cut out of it",
  },
  intro: [
    {
      heading: "What saves the second visit",
      body: [
        "A crown used to need a tray of paste, a courier and two weeks with a temporary. Today a small camera scans the prepared tooth. The crown is drawn on a screen and cut from a block of ceramic, a few steps down the corridor.",
        "You wait some hours in place of some days. You are numbed once, and there is no temporary that can fall out.",
      ],
    },
    {
      heading: "What fits into one day",
      body: [
        "Single crowns, inlays and pieces that cover the cusps of a tooth. A filling, of course, and often a root canal treatment in a front tooth. A chipped denture. A lost veneer that you bring with you.",
        "What grows or heals can't be hurried. Bone, gums and moving teeth keep their own calendar. So do colours that must match your other front teeth exactly.",
      ],
    },
  ],
  introImage: {
    src: "gallery/kurla-10.webp",
    alt: "A milling machine on a workbench, with plaster jaws lined up beside it",
  },
  second: {
    heading: "Hour by hour",
    body: [
      "Suppose a cusp of a molar broke off last night. At 9.30 we examine the tooth, take an X-ray and tell you whether a crown will hold. At ten the tooth is numb, and old filling and decay come out. By eleven it has its shape, and the scan is done.",
      "While you drink something lukewarm in the waiting room, the crown is drawn. Milling takes about 15 minutes. Some ceramics then go into an oven to reach their strength. After lunch we try the crown, correct the bite, glaze it and bond it. Most people leave by three. Bring a book, a charger and someone to share the wait.",
    ],
  },
  whoFor: [
    "A broken or badly filled back tooth whose nerve is healthy.",
    "People who live far away, or who can't take leave twice.",
    "Those who gag on trays of paste, because a scan needs none.",
    "Patients who find each injection hard and would rather have one than two.",
  ],
  whoNotFor: [
    "A tooth with swelling or throbbing pain. We calm it first and build later.",
    "Long bridges and several front teeth. A ceramist needs days to match these by eye.",
    "A tooth broken far below the gum, where bleeding would spoil both scan and bond.",
    "Anyone who can't sit for long. Two shorter visits may be kinder.",
  ],
  steps: [
    {
      heading: "Examination",
      body: "We test the nerve, take an X-ray and look for cracks. You hear the choices and the price before anything is begun.",
    },
    {
      heading: "Preparing the tooth",
      body: "The tooth is numbed. We remove decay and old filling, build up what is missing and shape the rest.",
    },
    {
      heading: "Scanning",
      body: "The camera records the tooth, its neighbours, the teeth opposite and your bite. This takes about five minutes.",
    },
    {
      heading: "Drawing and milling",
      body: "We draw the crown and you may watch. Then the machine cuts it under water with two fine burs.",
    },
    {
      heading: "Firing and polishing",
      body: "Depending on the ceramic it is fired, glazed or polished by hand. You can go for a walk and come back at the time we name.",
    },
    {
      heading: "Fitting",
      body: "We check the edge, the contact to both neighbours and the bite. Only when all three are right is the crown bonded.",
    },
  ],
  aftercare: [
    "Don't chew until the numbness has gone, usually after two to four hours.",
    "Chew on the other side on the first day, and leave out sticky sweets.",
    "If the bite feels high the next morning, call us. It is a matter of minutes.",
    "Floss on the first evening. If the thread tears or sticks, tell us.",
  ],
  risks: [
    "The tooth may need root canal treatment after all, sometimes weeks later.",
    "Milled from one block, the colour is more even than a natural tooth. At the back nobody sees it.",
    "The ceramic can crack, or the crown can come loose.",
    "A machine can fail. Then you go home with a temporary and come back.",
    "The day is long, and jaw muscles can be sore the day after.",
  ],
  duration: {
    chairTime: "About two hours in the chair, with two to three hours of waiting in between",
    visits: "One visit",
    total: "Five to six hours from door to door",
  },
  caseGallery: {
    heading: "Stations of the day",
    items: [
      {
        image: {
          src: "studies/digital-scan.webp",
          alt: "Teeth on a screen, drawn as a mesh of small triangles",
        },
        title: "11.00: the scan",
      },
      {
        image: {
          src: "studies/crown-separate.webp",
          alt: "A new crown hovering over a tooth shaped to carry it",
        },
        title: "12.30: the crown is cut",
      },
      {
        image: { src: "gallery/kurla-03.webp", alt: "Low chairs beside an arched window and a large plant" },
        title: "In between: where you wait",
        href: "/dentists-in-kurla",
      },
      {
        image: {
          src: "studies/crown-on-tooth.webp",
          alt: "A back tooth with a crown seated down to the gum",
        },
        title: "15.00: in its place",
        href: "/crowns-and-bridges",
      },
    ],
  },
  related: [
    "crowns-and-bridges",
    "tooth-colored-fillings",
    "root-canal",
    "3-d-facially-driven-dentistry",
    "dental-tourism",
  ],
  caseVideos: {
    heading: "A crown from block to bite",
    subheading: "The same steps in a few minutes.",
    videos: ["crown-visit", "filling-visit"],
  },
  beforeAfter: {
    heading: "Mended in a day",
    smiles: ["decay", "chipped-incisor"],
  },
  faqHeading: "Questions about a single visit",
  faqs: [
    {
      question: "Is a crown made in one day weaker?",
      answer:
        "No, if the same ceramic is used in the same thickness. The blocks are pressed in a factory and have fewer flaws than layers built by hand. What counts for a long life is how the tooth is prepared, how dry it is when we bond, and your bite. Crowns usually last 10 to 15 years.",
    },
    {
      question: "Can I have an implant and a tooth on the same day?",
      answer:
        "Sometimes a temporary tooth can be fixed to an implant on the day it is placed, if the screw holds very firmly. You must not chew on it. The final crown waits about three months until the bone has grown on. We only know during surgery whether it holds, so we plan for both.",
    },
    {
      question: "Does the South Mumbai branch offer this too?",
      answer:
        "The scan can be taken there, but the mill stands in Kurla. A crown scanned in Fort in the morning is often ready the next day. If you want everything on one day, please book in Kurla, on a weekday, before ten. On Saturdays the laboratory closes at noon.",
    },
    {
      question: "What if you find something unexpected?",
      answer:
        "Then we stop and talk. If decay reaches the nerve, the tooth first needs root canal treatment. That takes one to two hours and sometimes a second visit. If a crack runs down the root, the tooth may be lost. You will not find work done that you had not agreed to.",
    },
    {
      question: "Do I have to stay at the clinic the whole time?",
      answer:
        "No. There are two rests, one of about 90 minutes and one shorter. Market and station are five minutes away on foot. Eat little while your mouth is numb, and nothing hard, since the tooth is only lightly covered. Leave your number, and we call you when the crown is ready.",
    },
    {
      question: "Does it cost more than two visits?",
      answer:
        "The price of a crown depends on its material and not on the number of visits. You save a second journey and a temporary. Now and then a laboratory crown costs a little more, because a ceramist has painted it by hand. Both prices stand on your plan, so that you can compare.",
    },
  ],
  reviewedBy: "farah-shaikh",
  reviewedOn: "2026-10-22",
} satisfies Treatment as Treatment;
