import type { Treatment } from "./schema.ts";

/** Crowns over weak teeth and bridges across gaps. */
export const crownsAndBridges = {
  slug: "crowns-and-bridges",
  kind: "treatment",
  metaTitle: "Dental crowns and bridges in Mumbai | Arch House Dental",
  metaDescription:
    "Crowns cover weak teeth, bridges span gaps, and both last 10 to 15 years. Materials, visits, the temporary tooth, and how to make them last.",
  name: "Crowns and bridges",
  title: "Crowns and bridges",
  summary:
    "A crown holds a weak tooth together like a helmet. A bridge hangs a new tooth between two that carry it.",
  banner: {
    src: "treatments/crowns-and-bridges/banner.webp",
    alt: "A ceramic crown and a three-part bridge floating above the prepared teeth of a lower jaw",
  },
  intro: [
    {
      heading: "A cap that carries the load",
      body: [
        "A tooth with a big filling, a crack or a treated root is like a wall with a large window. It may stand for years, or split tomorrow. A crown covers it on all sides down to the gum, so that your bite presses it together and doesn't force it apart.",
        "What is left of your tooth stays inside. Its root stays too.",
      ],
    },
    {
      heading: "A tooth in place of a gap",
      body: [
        "For a bridge, the teeth on both sides of a gap get crowns. A third tooth hangs between these two, and all three are one piece. It is cemented in, so you don't take it out.",
        "If the neighbours are untouched, there may be a gentler way. It can be a small bridge that is glued to the back of one tooth, or an implant.",
      ],
    },
  ],
  introImage: {
    src: "studies/crown-separate.webp",
    alt: "A tooth trimmed to a peg, with the hollow shell of its crown just above",
  },
  second: {
    heading: "Which material, and how long it will serve",
    body: [
      "Zirconia is a very tough white ceramic. We like it for molars and for people who grind. Glass ceramic lets light through as enamel does, so it suits front teeth. Metal with a layer of porcelain has a long record, though a grey line can show at the gum. Gold is kind to the tooth opposite, if you don't mind the look.",
      "Crowns and bridges last 10 to 15 years in most mouths. Some go on for 25, and some fail after three. What ends them is seldom the ceramic. It is decay at the edge, where crown and tooth meet, or a carrier tooth that breaks.",
      "So the edge is where we take the most care. It has to be smooth enough for floss to glide over, and you must be able to reach it with a brush.",
    ],
  },
  whoFor: [
    "A tooth has lost more than half of its crown to decay or fillings.",
    "A back tooth had root canal treatment.",
    "It hurts when you let go after a bite, which can be the sign of a crack.",
    "One or two teeth are missing, and those beside the gap need crowns in any case.",
  ],
  whoNotFor: [
    "A tooth that a filling or an onlay, a cap for part of the tooth, could still hold together.",
    "Gaps of three or more teeth, which ask too much of the teeth at the ends.",
    "Carrier teeth that are loose, or gums that bleed, until they have been treated.",
    "Most people under 18, because the pulp of young teeth is still large.",
  ],
  steps: [
    {
      heading: "Checking the base",
      body: "An X-ray shows the root. Decay and old filling come out, and the core is rebuilt. If it won't hold a crown, we tell you at this point.",
    },
    {
      heading: "Shaping",
      body: "The tooth is numbed and made smaller by one to two millimetres all round. You hear the drill and feel cool water for about half an hour.",
    },
    {
      heading: "Scan and shade",
      body: "A small camera films the tooth, its neighbours and your bite. We choose the shade with you by the window.",
    },
    {
      heading: "The stand-in",
      body: "You leave with a plastic crown on soft cement. It protects the tooth and keeps its place.",
    },
    {
      heading: "Fitting",
      body: "About a week later we try the real one. We check edge, contacts and bite. You look at it in daylight before it is cemented.",
    },
  ],
  aftercare: [
    "While you wear the stand-in, avoid sticky sweets, and pull floss out sideways.",
    "If it comes off, keep it, and ring us within a day so that the teeth don't shift.",
    "Clean beneath a bridge with threaded floss or a slim brush every evening.",
    "Don't open bottles or crack nuts with your teeth, old or new.",
    "Let us look at the edges every six months.",
  ],
  risks: [
    "Shaping can upset the pulp. In the years that follow, a small share of crowned teeth need a root canal treatment.",
    "Cement can wash out unnoticed. The crown still sits, while decay grows under it.",
    "A chip in the ceramic can be polished or patched; a split means a new crown.",
    "If one carrier tooth of a bridge fails, the whole bridge is lost with it.",
    "Gums can shrink with age and uncover the edge of the crown.",
  ],
  duration: {
    chairTime: "About an hour to prepare, half an hour to fit",
    visits: "Two visits; one where a crown is milled on the same day",
    total: "One to two weeks",
  },
  caseGallery: {
    heading: "Caps, spans and how they are made",
    items: [
      {
        image: {
          src: "studies/crown-on-tooth.webp",
          alt: "A lower molar wearing a white crown that meets the gum in a clean line",
        },
        title: "The crown in place",
      },
      {
        image: {
          src: "studies/bridge-three-unit.webp",
          alt: "Three linked crowns; the middle one has no tooth beneath it",
        },
        title: "Three teeth, two carriers",
      },
      {
        image: {
          src: "studies/shade-scale.webp",
          alt: "Shade tabs from light to dark beside a front tooth",
        },
        title: "Finding the shade",
      },
      {
        image: {
          src: "gallery/kurla-10.webp",
          alt: "Milling machine on a long bench, with plaster jaws in a row beside it",
        },
        title: "The mill that cuts them",
        href: "/technology",
      },
    ],
  },
  related: [
    "root-canal",
    "single-tooth-implant",
    "single-same-day-dentistry",
    "full-mouth-rehabilitation",
    "dental-veeners",
  ],
  caseVideos: {
    heading: "How one is made",
    subheading: "From the scan to the mill, and back into the mouth.",
    videos: ["crown-visit"],
  },
  beforeAfter: {
    heading: "Shape regained with crowns",
    smiles: ["worn", "missing-molar"],
  },
  faqHeading: "Before a tooth is covered",
  faqs: [
    {
      question: "Do I need a crown, or is a large filling enough?",
      answer:
        "It depends on the walls that are left. If two strong walls and the ridges between them remain, a filling may hold for years. If they are thin or cracked, a crown or an onlay is safer. We photograph the tooth once the old filling is out, and look at it together.",
    },
    {
      question: "Does every root-treated tooth need one?",
      answer:
        "Most molars and premolars do, because they carry heavy loads and have been hollowed out. Front teeth are pushed less, so a bonded filling often does. Don't let it drag on: a back tooth should have its crown within a few weeks of the root canal being filled.",
    },
    {
      question: "Why does my new crown feel strange?",
      answer:
        "Your tongue notices a tenth of a millimetre. A new shape takes about a week to become your own. If it touches before the other teeth, or floss tears, it isn't a matter of getting used to it. Come back: it can be trimmed in minutes.",
    },
    {
      question: "My crown came off. What should I do?",
      answer:
        "Keep it clean and dry in a small box, and call us. Often it can be cemented again if the tooth is sound. Please don't use household glue. If you have to wait, temporary dental cement from the chemist can hold it for a meal. Take it out at night.",
    },
    {
      question: "Can I whiten my teeth later to match?",
      answer:
        "Do it the other way round. Gel lightens natural teeth, and ceramic stays as it is. If you would like lighter teeth, whiten them first and wait two weeks for the shade to settle. Then we match the crown to that. Afterwards it can only be changed by making it anew.",
    },
    {
      question: "What happens after 15 years?",
      answer:
        "Nothing on a fixed day. We look at edge, bite and X-ray at each check-up. If all is tight, it stays. When it must come off, there is usually enough tooth for another. A third time gets harder, which is why we save so much tooth at the first.",
    },
  ],
  reviewedBy: "farah-shaikh",
  reviewedOn: "2026-10-16",
} satisfies Treatment as Treatment;
