import type { Treatment } from "./schema.ts";

/** Braces: metal and ceramic, from the first day to the last. */
export const bracesTreatment = {
  slug: "braces-treatment",
  kind: "treatment",
  metaTitle: "Braces: what the months are like | Arch House Dental",
  metaDescription:
    "Metal or ceramic braces month by month: the day they are fitted, what to eat, how to clean around a wire, what to do if something comes loose.",
  name: "Braces",
  title: "Braces, from the first day to the last",
  summary:
    "Small brackets and a thin wire, checked every four to six weeks. Here is what living with them is like.",
  banner: {
    src: "treatments/braces-treatment/banner.webp",
    alt: "Close view of front teeth with square brackets and a thin bright wire through them",
  },
  intro: [
    {
      heading: "A bracket, a wire and time",
      body: [
        "A bracket is a small block with a slot, glued to the front of a tooth. A springy wire runs through all the slots. It wants to return to its own smooth curve and takes the teeth along.",
        "The first wires are thin and soft, the later ones thicker. Small rubber rings or tiny doors keep the wire in place. Sometimes you hang elastic bands between the jaws yourself.",
      ],
    },
    {
      heading: "Steel or ceramic",
      body: [
        "Steel brackets are small, strong and cost less. Children can choose coloured rings, and many like to change them at each visit.",
        "Ceramic brackets have the colour of teeth, so you see mostly the wire. They are a bit larger, can chip, and the clear rings around them take on the colour of curry. Both kinds move teeth equally well.",
      ],
    },
  ],
  introImage: {
    src: "studies/braces-metal.webp",
    alt: "Small steel blocks on the front teeth, threaded on one smooth wire",
  },
  second: {
    heading: "The first week, honestly",
    body: [
      "On the day itself little hurts. In the evening the teeth begin to ache, as after chewing something tough. This peaks on the second day and is mostly gone after four. Have soup, lentils, soft rice, eggs and curd in the house, and a painkiller that you know.",
      "The inside of lips and cheeks has to get used to the brackets. We give you a strip of wax. Pinch off a piece as big as a pea, roll it and press it over the bracket that rubs. Speech is normal after a day or two. By the second week most people forget their braces for hours at a time.",
    ],
  },
  whoFor: [
    "Teenagers whose adult teeth have mostly come through.",
    "Adults with teeth that must be turned, lifted or moved far.",
    "Teeth that are stuck below the gum and must be guided down.",
    "People who know that they would not wear a tray for most of the day.",
  ],
  whoNotFor: [
    "Anyone who can't brush well yet. We practise first and start when it works.",
    "People who play wind instruments or box for a living may prefer trays. Ask us.",
    "Those with a nickel allergy need other wires, so please tell us.",
  ],
  steps: [
    {
      heading: "Clean and dry",
      body: "We polish the teeth and hold lips and cheeks aside. The teeth have to stay dry for some minutes.",
    },
    {
      heading: "Gluing the brackets",
      body: "Each bracket is set on its measured place and the glue is hardened with light. No injection is needed. It takes about an hour.",
    },
    {
      heading: "First wire",
      body: "We thread a soft wire and close the slots. You get a small brush, wax and a number to call.",
    },
    {
      heading: "Checks",
      body: "Every four to six weeks we change the wire or the rings and look at the gums. A visit takes 15 to 30 minutes.",
    },
    {
      heading: "Fine work",
      body: "In the last months we bend the wire for single teeth and may ask you to wear elastic bands. This is when the bite falls into place.",
    },
    {
      heading: "The day they come off",
      body: "The brackets are squeezed off with pliers. It feels odd and seldom hurts. We polish away the glue and scan for your retainer.",
    },
  ],
  aftercare: [
    "Brush after each meal, above and below the wire, with the bristles angled towards it.",
    "Use the small brush between brackets once a day.",
    "Leave out nuts, toffee, ice, nut brittle, hard crusts and chewing gum.",
    "Cut apples, carrots and guavas into thin slices and chew at the back.",
    "Wear a guard over your teeth for sport. We make one that leaves room for brackets.",
    "When the braces are off, wear the retainer from the same day.",
  ],
  risks: [
    "Lips and cheeks get sore, mostly in the first two weeks.",
    "White marks can stay on the enamel for good where plaque sat around a bracket.",
    "Brackets come loose and wires poke. Each repair can cost some weeks.",
    "Tips of roots can become shorter. If X-rays show much of it, we pause.",
    "Gums swell and bleed when cleaning is poor.",
  ],
  duration: {
    chairTime: "One to two hours on the first day, 15 to 30 minutes for a check",
    visits: "A visit every four to six weeks",
    total: "18 to 24 months for most people, less for a small change",
  },
  caseGallery: {
    heading: "What goes where",
    items: [
      {
        image: {
          src: "studies/braces-ceramic.webp",
          alt: "Tooth-coloured brackets on six upper front teeth",
        },
        title: "Ceramic brackets",
      },
      {
        image: {
          src: "studies/high-canine.webp",
          alt: "A canine that has come through high above its neighbours",
        },
        title: "A case for a wire",
      },
      {
        image: {
          src: "studies/mouthguard.webp",
          alt: "A thick, soft guard shaped over an upper row of teeth",
        },
        title: "A guard for sport",
      },
      {
        image: {
          src: "studies/retainer.webp",
          alt: "A wire glued along the inner side of the lower front teeth",
        },
        title: "Afterwards: the retainer",
      },
    ],
  },
  related: [
    "braces-and-aligners",
    "aligner",
    "myofunctional-dentistry",
    "dental-cleanup",
    "preventive-treatments",
  ],
  caseVideos: {
    heading: "The first day on film",
    subheading: "An hour of gluing, shown in a few minutes.",
    videos: ["braces-visit"],
  },
  beforeAfter: {
    heading: "Moved with a wire",
    smiles: ["braces", "crowding"],
  },
  faqHeading: "What wearers ask",
  faqs: [
    {
      question: "A bracket has come off. What do I do?",
      answer:
        "If it hangs on the wire and doesn't bother you, leave it and call us in opening hours. If it spins or rubs, hold it still with wax. Keep a bracket that has fallen out. It is no emergency, but don't wait until the next check, as that tooth has stopped moving.",
    },
    {
      question: "The wire pokes into my cheek. Can I cut it?",
      answer:
        "Press a ball of wax over the end first. If that doesn't hold, push the wire flat with the rubber end of a pencil. Cut only if you can't reach us and it wounds you. Use clean nail clippers, with a tissue behind it to catch the piece. Then come to us the next day.",
    },
    {
      question: "Can I eat normal food?",
      answer:
        "Most of it, after the first days. Rice, lentils, chapati, cooked vegetables, fish, fruit in slices and soft sweets are all fine. Hard and sticky foods are the ones that break brackets. Cola and juice between meals do more harm than before, because sugar stays around the brackets. Keep them for special days.",
    },
    {
      question: "How do I clean around all this?",
      answer:
        "Give it about four minutes. First brush the gum line, then above the wire, then below it, then the chewing sides. Push the small brush under the wire between two brackets. In the evening, use floss with a stiff end or a water jet. If your gums bleed, brush that spot more and not less.",
    },
    {
      question: "May I play sport or music with braces?",
      answer:
        "Yes. For contact sport you wear a guard that leaves room for moving teeth. Swimming and cricket with a helmet are no problem. Players of flute or trumpet need a week or two to find their lip position again. Wax on the front brackets helps. Tell us when you have an exam or a concert.",
    },
    {
      question: "What happens if I stop halfway?",
      answer:
        "Teeth that are halfway moved don't stay where they are. They drift, and the bite can be worse than before. If you move to another town, we send your records and the plan to an orthodontist there. If you are simply tired of it, talk to us. Often we can finish with a smaller goal.",
    },
  ],
  reviewedBy: "harpreet-singh-bedi",
  reviewedOn: "2026-10-16",
} satisfies Treatment as Treatment;
