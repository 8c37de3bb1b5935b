import type { Treatment } from "./schema.ts";

/** Myofunctional dentistry: exercises and trainers for lips, tongue and breathing. */
export const myofunctionalDentistry = {
  slug: "myofunctional-dentistry",
  kind: "treatment",
  theme: "kids",
  metaTitle: "Myofunctional dentistry for children | Arch House",
  metaDescription:
    "Open mouth, thumb in it, tongue between the teeth: how exercises and a soft trainer can help a growing jaw, and where their limits lie.",
  name: "Myofunctional dentistry",
  title: "Myofunctional dentistry: training lips and tongue",
  summary:
    "Lips, tongue and cheeks push on teeth all day. We teach them to push the right way while the jaw still grows.",
  banner: {
    src: "treatments/myofunctional-dentistry/banner.webp",
    alt: "A side view of a child's jaws with the tongue resting against the roof of the mouth",
  },
  intro: [
    {
      heading: "Teeth stand where muscles let them",
      body: [
        "Think of a row of teeth as a fence between two neighbours. The tongue leans on it from inside. Lips and cheeks lean on it from outside. If both lean gently, the fence stays straight.",
        "A thumb, an open mouth or a tongue that pokes forward upsets this balance. Over months, front teeth can tip out and the upper jaw can stay narrow.",
      ],
    },
    {
      heading: "What we do about it",
      body: [
        "Myo means muscle. In myofunctional care a child learns four habits: breathe through the nose, close the lips, rest the tongue on the roof of the mouth, and swallow without pushing forward.",
        "There are small games for this, done each day in front of a mirror. Some children also wear a trainer. It looks like a soft mouthguard and shows the tongue where to go. Nothing is glued on.",
      ],
    },
  ],
  introImage: {
    src: "studies/spacing.webp",
    alt: "Upper front teeth with a clear gap in the middle, as a pushing tongue can leave it",
  },
  second: {
    heading: "What it can do, and what it can't",
    body: [
      "Used early, it can help a child give up the thumb, close the mouth at rest and swallow in a better way. In some children the front teeth then settle by themselves. In others, braces are still needed, but the result may be less likely to slip back.",
      "Research on this field is still young. So we set a goal, take photographs, and look again after three months. If nothing has changed, we say so and stop. Treating snoring, speech or a narrow jaw needs other people too: an ear, nose and throat doctor, a speech therapist or an orthodontist. We write to them and work together.",
    ],
  },
  whoFor: [
    "Children of about 5 to 10 years who sleep or sit with the mouth open, though the nose is clear.",
    "A thumb, finger or dummy that is still in use after the fourth birthday.",
    "A tongue that shows between the teeth when your child swallows or says s.",
    "Teenagers and adults whose teeth moved back after braces because of a tongue habit.",
  ],
  whoNotFor: [
    "A child who can't breathe through the nose. A doctor must find the cause first.",
    "Pauses in breathing at night, or gasping. See a doctor soon, since a trainer is no treatment for this.",
    "Jaws that are much too far forward or back need an orthodontist's plan.",
    "A child who doesn't want it yet. Without 10 willing minutes a day there is little point.",
  ],
  steps: [
    {
      heading: "We watch and ask",
      body: "How does your child breathe, chew, swallow, sleep and speak? We look at nose, tonsils, tongue and jaws. A short film of your child drinking water tells us a lot.",
    },
    {
      heading: "Pictures to compare",
      body: "We take photographs and a scan with a small camera. It feels like a toothbrush moving around and makes a soft tick. No sticky paste is needed.",
    },
    {
      heading: "Three games to start with",
      body: "Hold a paper strip between the lips. Click the tongue like a horse. Drink a sip with the tip of the tongue behind the front teeth. We practise until they work.",
    },
    {
      heading: "A trainer, if it helps",
      body: "It is worn for an hour by day and later at night. In the first week it may fall out during sleep. That is normal.",
    },
    {
      heading: "Back to us every month",
      body: "We check the games, add a new one and look at the diary. After three months we compare the pictures and decide together how to go on.",
    },
  ],
  aftercare: [
    "Tie the games to something fixed, such as tooth brushing, so that nobody has to remember.",
    "Praise the effort, and let a closed mouth be your secret sign at table.",
    "Wash the trainer in cool soapy water. Hot water bends it.",
    "Once it works, keep two or three games a week for half a year.",
  ],
  risks: [
    "Nothing may change. It depends on daily practice and on the cause.",
    "Lips, cheeks or jaw joints can ache for some days at the start. If that lasts, stop and call us.",
    "A trainer can rub the gum or make a tooth feel loose. We adjust it or leave it out.",
    "Time can be lost if a child needs braces or an ear, nose and throat doctor instead. That is why we check every three months.",
  ],
  duration: {
    chairTime: "30 to 45 minutes, with more games than dentistry",
    visits: "One a month",
    total: "About 6 to 12 months, with a first review after three",
  },
  caseGallery: {
    heading: "Signs that muscles may leave behind",
    items: [
      {
        image: {
          src: "studies/mixed-teeth.webp",
          alt: "Small and large front teeth side by side in a growing mouth",
        },
        title: "The years in which jaws can be guided",
      },
      {
        image: {
          src: "studies/crowding.webp",
          alt: "Front teeth that overlap because the arch is narrow",
        },
        title: "A narrow arch leaves too little room",
        href: "/braces-and-aligners",
      },
      {
        image: {
          src: "studies/arch-enamel.webp",
          alt: "A wide, evenly curved upper row of teeth from below",
        },
        title: "A broad arch has room for the tongue",
      },
      {
        image: {
          src: "studies/retainer.webp",
          alt: "A thin wire held behind the front teeth",
        },
        title: "Keeping teeth in place after braces",
        href: "/braces-treatment",
      },
    ],
  },
  related: ["dentistry-for-kids", "braces-and-aligners", "preventive-treatments", "aligner"],
  caseVideos: {
    heading: "Meeting the dentist, and what comes later",
    subheading: "A first visit for younger ones, and the day braces go on for those who need them.",
    videos: ["first-visit-child", "braces-visit"],
  },
  beforeAfter: {
    heading: "Gaps and crowding treated with braces",
    smiles: ["spacing", "crowding"],
  },
  faqHeading: "Questions from parents of thumb-suckers and mouth-breathers",
  faqs: [
    {
      question: "How do I help my child to stop sucking the thumb?",
      answer:
        "Choose a calm time without a new school or a new baby. Ask your child whether they want to be helped, and name one time of day to begin with. A sock over the hand at night, a chart with stars and a hug work better than bitter paint. Most children manage within some weeks.",
    },
    {
      question: "My child's mouth is open all day. Is that bad?",
      answer:
        "It may just be habit, or a cold. If it goes on for months, gums dry out and decay more often starts at the front. Look at night too: snoring, sweating and tired mornings are reasons to see a doctor. We check the nose first, and begin with exercises once air can get through.",
    },
    {
      question: "Can this replace braces?",
      answer:
        "Sometimes, but nobody can know it at the start. Exercises change habits and a little of the shape. They can't turn a rotated tooth or pull one down from the gum. If braces are needed later, a calm tongue helps to keep what they have done. We tell you early when we think they will be.",
    },
    {
      question: "Is it too late at 12?",
      answer:
        "Not for the habits. Lips, tongue and breathing can be trained at any age, and adults do it too. But the jaw grows less from then on, so teeth rarely move by themselves. At that age we plan exercises together with our orthodontist, and they go along with braces or aligners.",
    },
    {
      question: "Does the trainer hurt?",
      answer:
        "It should not. It is made of soft material and feels big at first, a bit like what a boxer wears. There is more spit for a few days, and talking sounds funny. Start while reading or watching something. If one place gets sore, leave the trainer out and bring it to us.",
    },
  ],
  reviewedBy: "meera-iyer",
  reviewedOn: "2026-11-03",
} satisfies Treatment as Treatment;
