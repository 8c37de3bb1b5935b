import type { Treatment } from "./schema.ts";

/** Dentistry for kids: the hub of the four children's and special-needs pages. */
export const dentistryForKids = {
  slug: "dentistry-for-kids",
  kind: "treatment",
  theme: "kids",
  metaTitle: "Dentistry for kids in Kurla, Mumbai | Arch House",
  metaDescription:
    "What the room looks and sounds like, what happens at a child's first visit step by step, and how we look after milk teeth and new teeth.",
  name: "Dentistry for kids",
  title: "Dentistry for kids",
  summary:
    "Small steps, plain words and time to look around. A child who knows what comes next is far less afraid.",
  banner: {
    src: "treatments/dentistry-for-kids/banner.webp",
    alt: "A row of small white milk teeth on a bright, round-edged background",
  },
  intro: [
    {
      heading: "What the room looks like",
      body: [
        "First there is a corner with a low table. There are stools, books and blocks. Grown-ups can sit close by.",
        "Then there is a door, and behind it a big chair. The chair goes up, down and back, and your child may press the button. Above it hangs a lamp. It is bright, so we have dark glasses in small sizes. On the tray lie a little mirror and a soft brush.",
      ],
    },
    {
      heading: "What the room sounds like",
      body: [
        "The air tube goes psst. The small hose slurps like a straw at the end of a drink. The brush hums. We play each sound on a finger first, and only then near a tooth.",
        "You hear talking too. We say what we are about to do, then show it, then do it. If your child lifts a hand, we stop, each time.",
      ],
    },
  ],
  introImage: {
    src: "gallery/kurla-04.webp",
    alt: "A low round table with small stools, picture books and blocks in bright colours",
  },
  second: {
    heading: "Why milk teeth matter",
    body: [
      "Milk teeth fall out, so why mend them? Because some of them stay until the age of 11 or 12. A child chews with them, speaks with them and smiles with them. They also keep the place for the teeth below. When one is lost too soon, the next ones drift, and the new tooth may come up crooked.",
      "Milk teeth have thin walls. Decay can run from a small spot to the nerve within months. Found early, a hole needs a small filling. Found late, it may mean pain at night and a swollen cheek. So we like to meet children before anything hurts.",
    ],
  },
  whoFor: [
    "Babies: bring them around the first birthday, or when the first tooth is through.",
    "Toddlers who need to get used to the chair before they need any treatment.",
    "School children, whose adult molars arrive at about six, behind the last milk tooth.",
    "Teenagers who want to talk for themselves, with or without a parent in the room.",
  ],
  whoNotFor: [
    "A child with fever or a bad cough should rest first. Call us and we find a new day.",
    "A child who can't breathe or swallow well, or has a swelling near the eye, must go to a hospital at once.",
    "Some children need more calm than a bright room can give. They are better off with a quiet visit.",
  ],
  steps: [
    {
      heading: "Hello",
      body: "You come in through an arch. Someone says your child's name. There is time to sit in the corner and choose a book.",
    },
    {
      heading: "The ride in the chair",
      body: "The dentist shows the chair and how it moves. A small child may sit on your lap. So may a soft toy, which is often the first patient.",
    },
    {
      heading: "Counting teeth",
      body: "A small mirror goes round the mouth. We count out loud: one, two, three, up to twenty. The mirror feels cool and smooth. Nothing is sharp.",
    },
    {
      heading: "A tickle with the brush",
      body: "A soft brush with a dab of paste hums over the teeth. It tickles. The hose slurps the water away.",
    },
    {
      heading: "A picture, only if we need one",
      body: "Now and then we need an X-ray. Your child bites on a small tab and holds still while we count to three. It makes one short beep.",
    },
    {
      heading: "The plan and the sticker",
      body: "We tell your child one thing that went well. Then we tell you what we saw and what we would do. The child picks a sticker.",
    },
  ],
  aftercare: [
    "Brush together tonight, with fluoride paste: a smear up to three years, a pea from then on.",
    "Let your child play dentist with a toy. Play is how children think about a day.",
    "Say what went well, and leave out the words pain, needle and drill.",
    "Come back every six months, so that the room stays well known.",
  ],
  risks: [
    "Some children cry or won't open their mouth. We stop and try a smaller step next time.",
    "After a numbing injection a child can bite the lip or cheek without feeling it. Watch closely for about three hours.",
    "Fillings in milk teeth can come out early and need to be done again.",
    "Decay left alone can cause pain, infection and harm to the adult tooth below.",
  ],
  duration: {
    chairTime: "About 20 to 30 minutes for a first visit",
    visits: "One visit, then one every six months; more if a tooth needs care",
    total: "We go on until your child moves over to the dentist for adults",
  },
  caseGallery: {
    heading: "The first visit in pictures",
    items: [
      {
        image: {
          src: "gallery/kurla-01.webp",
          alt: "Three round arches in a pale wall, with warm light in the windows",
        },
        title: "1. This is the house",
      },
      {
        image: {
          src: "gallery/kurla-02.webp",
          alt: "A curved wooden desk beneath a broad arch",
        },
        title: "2. Here someone says hello",
      },
      {
        image: {
          src: "gallery/kurla-05.webp",
          alt: "A long reclining chair with a lamp on an arm, beside a tall window",
        },
        title: "3. This chair can move",
      },
      {
        image: {
          src: "studies/milk-teeth.webp",
          alt: "Twenty small milk teeth in two short arches",
        },
        title: "4. We count your teeth",
        href: "/preventive-treatments",
      },
      {
        image: {
          src: "studies/mixed-teeth.webp",
          alt: "A child's front teeth, two of them large and new between small milk teeth",
        },
        title: "5. Big teeth come later",
      },
      {
        image: {
          src: "gallery/kurla-12.webp",
          alt: "A dim room with soft wall panels, a folded blanket and a little lamp",
        },
        title: "There is a quiet room too",
        href: "/special-needs-children-and-adults",
      },
    ],
  },
  related: [
    "preventive-treatments",
    "general-anaesthesia",
    "myofunctional-dentistry",
    "special-needs-children-and-adults",
    "braces-and-aligners",
  ],
  children: [
    "preventive-treatments",
    "general-anaesthesia",
    "myofunctional-dentistry",
    "special-needs-children-and-adults",
  ],
  caseVideos: {
    heading: "Watch it together first",
    subheading: "Two short films for the sofa at home. Stop as often as your child wants to ask something.",
    videos: ["first-visit-child", "testimonial-leela"],
  },
  beforeAfter: {
    heading: "Small repairs, before and after",
    smiles: ["decay", "chipped-incisor"],
  },
  faqHeading: "What parents ask us",
  faqs: [
    {
      question: "When should my child first see a dentist?",
      answer:
        "Around the first birthday, or within six months of the first tooth. At that age the visit lasts 10 minutes. We look, and we talk about brushing, bottles and thumbs. If your child is older and has never been, don't worry. Just come, and tell us that it is the first time.",
    },
    {
      question: "May I stay in the room?",
      answer:
        "Yes. A small child may want your hand. It helps when one person talks at a time, so we may ask you to be the calm, quiet one. Some older children do better alone. We ask them, and the door stays open.",
    },
    {
      question: "What do I say at home before the visit?",
      answer:
        "Keep it short and true. You could say: the dentist will count your teeth and make them clean, and I will be there. Please don't say that nothing will hurt, because then a child starts to think of pain. Look at the pictures on this page together instead.",
    },
    {
      question: "What if my child won't open the mouth?",
      answer:
        "Then we do what is possible that day. Sitting in the chair may be enough, or counting the teeth of a toy bear. We never hold a child down for a check-up. Most children open up by the second or third visit, once they have seen that we stop when they ask.",
    },
    {
      question: "My child fell and broke a tooth. What now?",
      answer:
        "Call us at once. If an adult tooth came out, hold it by the white part, put it in milk and come straight away. Don't put a milk tooth back in, as this may harm the tooth below. Bring any broken piece. If your child fainted or vomits, go to a hospital first.",
    },
  ],
  reviewedBy: "meera-iyer",
  reviewedOn: "2026-10-20",
} satisfies Treatment as Treatment;
