import type { Treatment } from "./schema.ts";

/** Taking out teeth, wisdom teeth among them. */
export const dentalExtractions = {
  slug: "dental-extractions",
  kind: "treatment",
  metaTitle: "Dental extractions and wisdom teeth | Arch House Dental",
  metaDescription:
    "Having a tooth out takes 20 to 40 minutes. What you feel, how a blood clot heals the wound, what to do on each of the first days, and when to call us.",
  name: "Dental extractions",
  title: "Dental extractions",
  summary:
    "When a tooth can't be kept, it is numbed, loosened and lifted out, and you know what to do in the days after.",
  banner: {
    src: "treatments/dental-extractions/banner.webp",
    alt: "A back tooth with two long roots lifted clear of its empty socket",
  },
  intro: [
    {
      heading: "The last choice, made with care",
      body: [
        "We would rather keep a tooth. Sometimes that does more harm than good. It may be split, it may wobble, or it may lie across and damage the tooth in front. Then taking it out is the kinder way.",
        "Before we do, we talk about what comes next. If a new tooth is to follow, we can take steps now to save the bone for it.",
      ],
    },
    {
      heading: "Loosened first, then lifted",
      body: [
        "A tooth hangs in a sling of fine fibres. We widen the socket by slow pressure until these fibres let go. You feel someone leaning on your jaw, and you may hear creaks. Sharp pain is a sign to stop and numb more.",
        "A molar with spread roots is divided, and each root comes out by itself. That spares the bone.",
      ],
    },
  ],
  introImage: {
    src: "studies/missing-molar.webp",
    alt: "Lower teeth with a smooth stretch of gum where a molar stood",
  },
  second: {
    heading: "Wisdom teeth: in, out, or wait",
    body: [
      "Wisdom teeth come between 17 and 25, if there is room. Where there is none, they lie askew under the gum. Many never cause trouble. Those can stay, with an X-ray now and then.",
      "We advise removal when one has been infected more than once, has decay, presses on its neighbour or has a cyst beside it. A flap of gum over a half-grown tooth is often at fault: food slips under, it swells, and the jaw won't open.",
      "Lower wisdom teeth can lie close to the nerve of the lip. If the X-ray suggests that they touch, a 3D scan shows how near. Sometimes we then take off only the crown of the tooth and leave the roots in peace.",
    ],
  },
  whoFor: [
    "A tooth is split below the gum or decayed too far to rebuild.",
    "Gum disease has taken most of the bone around it.",
    "A wisdom tooth keeps getting infected.",
    "A milk tooth won't fall out and blocks the one behind it.",
    "An orthodontist needs room to bring crowded teeth into line.",
  ],
  whoNotFor: [
    "A tooth that a root canal treatment and a crown could save, if you wish to keep it.",
    "People on medicine for bone loss or cancer, until we have spoken with their doctor.",
    "A wisdom tooth that is asleep, clean and harmless.",
    "Never stop a blood thinner on your own: tell us, and we plan with your doctor.",
  ],
  steps: [
    {
      heading: "Questions and X-ray",
      body: "We ask about bleeding, heart, diabetes, bone medicines and pregnancy. The X-ray shows the shape of the roots.",
    },
    {
      heading: "Numbing",
      body: "Gel first, then the injection. After some minutes we test with a blunt tip. You feel touch, and no sting.",
    },
    {
      heading: "Loosening",
      body: "Pressure comes in slow waves. A simple tooth is out within minutes. Buried teeth need a small cut and a bit of bone removed.",
    },
    {
      heading: "Looking after the socket",
      body: "It is rinsed and checked. Stitches are placed if the wound is wide, and many of them dissolve by themselves.",
    },
    {
      heading: "Biting on gauze",
      body: "You press on a folded pad for half an hour. We stay near until the bleeding has stopped, and go through the sheet for home.",
    },
  ],
  aftercare: [
    "First day: no rinsing, spitting or straw. The clot in the socket is your bandage.",
    "If it bleeds again, bite on a clean, damp handkerchief for half an hour without peeking.",
    "Cool your cheek in short spells, keep your head up, and leave sport for three days.",
    "Eat soft and lukewarm: curd rice, idli, banana, soup. Chew on the other side.",
    "No smoking, hookah or tobacco for at least three days. A week is wiser.",
    "From the second day, rinse softly with warm salt water after meals.",
    "Ring us at once for bleeding that won't stop, fever, or trouble with opening or swallowing.",
  ],
  risks: [
    "Dry socket: the clot is lost, and from the third day it aches up to the ear. We wash and pack it, and it settles in days.",
    "Swelling, bruises and a stiff jaw for some days, mostly after wisdom teeth.",
    "A root tip can break off. We take it out, or leave it where that is safer, and tell you.",
    "Numb lip, chin or tongue after a lower wisdom tooth. It is uncommon and mostly fades in weeks or months; rarely it stays.",
    "Upper back teeth can leave an opening to the sinus, which is then closed.",
  ],
  duration: {
    chairTime: "20 to 40 minutes; up to an hour for a buried wisdom tooth",
    visits: "One, and a look after a week if there are stitches",
    total: "The gum closes in two to three weeks, the bone fills in over some months",
  },
  caseGallery: {
    heading: "Why teeth come out, and what follows",
    items: [
      {
        image: {
          src: "studies/wisdom-tooth.webp",
          alt: "A jaw cut open: the last molar leans against the one before it",
        },
        title: "A wisdom tooth that leans",
      },
      {
        image: {
          src: "studies/decay-section.webp",
          alt: "A tooth cut open, with a dark hollow of decay deep inside",
        },
        title: "Decay that has gone deep",
        href: "/cavity-management",
      },
      {
        image: {
          src: "studies/crowding.webp",
          alt: "Upper front teeth that push over one another for want of room",
        },
        title: "Room needed for braces",
        href: "/braces-treatment",
      },
      {
        image: {
          src: "studies/implant-parts.webp",
          alt: "Titanium screw, connecting post and crown, each a little apart",
        },
        title: "A way to fill the gap",
        href: "/single-tooth-implant",
      },
    ],
  },
  related: [
    "single-tooth-implant",
    "crowns-and-bridges",
    "root-canal",
    "general-anaesthesia",
    "braces-treatment",
  ],
  caseVideos: {
    heading: "The day and the days after",
    subheading: "Drawn, so that nobody has to look at blood.",
    videos: ["extraction-visit"],
  },
  beforeAfter: {
    heading: "A gap, and the gap filled",
    smiles: ["missing-molar"],
  },
  faqHeading: "Questions before a tooth comes out",
  faqs: [
    {
      question: "How long until I can eat normally?",
      answer:
        "Soft food from the same evening, once you can feel your lips. Most people chew on the other side for about a week and then forget about it. After a buried wisdom tooth allow two weeks. Rice grains and seeds like to settle in the hole: rinse them out, don't dig.",
    },
    {
      question: "I take a blood thinner. Can it still be done?",
      answer:
        "Nearly always, and mostly without stopping it. A stroke is a far greater danger than some extra bleeding. We ask for a recent blood value where your medicine has one. We take out few teeth at a time, early in the day, and put a sponge and stitches in the socket.",
    },
    {
      question: "Will I need antibiotics?",
      answer:
        "Usually not. A healthy body heals a clean socket by itself, and needless tablets breed bacteria that resist them. We prescribe them if infection has spread, if you have a weak immune system, or if your heart doctor asks for cover. Please don't take leftovers from home.",
    },
    {
      question: "Should all four wisdom teeth go in one visit?",
      answer:
        "It can be done, often with sedation or under general anaesthesia. You are sore once instead of twice. Others prefer one side at a time, so that they can chew on the other. If the nerve is close on both sides, we also do them apart.",
    },
    {
      question: "Do I have to fill the gap?",
      answer:
        "Not after a wisdom tooth. After other teeth it depends on whether you see it, whether you miss it in chewing, and whether its neighbours begin to tip. You have some months to decide. If you think of an implant, say so before the extraction, because we can protect the bone.",
    },
    {
      question: "What does a socket look like when it heals well?",
      answer:
        "Dark red on day one, then covered with a yellowish-white film that people take for pus. It is a normal scab in a wet place. It should hurt less each day. Pain that turns worse after day three, a foul taste or a bare, empty hole are reasons to call.",
    },
  ],
  reviewedBy: "rohan-kulkarni",
  reviewedOn: "2026-11-04",
} satisfies Treatment as Treatment;
