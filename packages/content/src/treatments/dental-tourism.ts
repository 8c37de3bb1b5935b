import type { Treatment } from "./schema.ts";

/** Dental tourism: treatment for people who travel to us from another country. */
export const dentalTourism = {
  slug: "dental-tourism",
  kind: "super-speciality",
  metaTitle: "Dental treatment in Mumbai for travellers | Arch House",
  metaDescription:
    "Coming to Mumbai for your teeth? See how many visits and days each treatment takes, what we plan before you book, and which records you take home.",
  name: "Dental tourism",
  title: "Dental treatment for travellers",
  summary:
    "How many journeys, how many days, and who looks after you at home: what to know before you book a flight.",
  banner: {
    src: "treatments/dental-tourism/banner.webp",
    alt: "A harbour seen through a stone arch, with a small suitcase on the floor",
  },
  intro: [
    {
      heading: "First ask whether you should travel",
      body: [
        "Some treatment is worth a long journey and some is not. One filling is better done at home. A full arch, several crowns or a large plan can be a good reason to come, above all if you visit family here anyway.",
        "We look at your X-rays before you spend money on a ticket. If your dentist could do the same work nearby, we tell you so.",
      ],
    },
    {
      heading: "Healing sets the calendar",
      body: [
        "Work can be packed into a few days. Healing can't. An implant needs about three months to grow together with the bone. That means two journeys, and nobody should sell you one.",
        "We also keep one or two free days at the end. If a crown rubs or a stitch bothers you, it is seen to before you fly.",
      ],
    },
  ],
  introImage: {
    src: "gallery/south-mumbai-07.webp",
    alt: "A bright hall with a line of stone arches facing the doors of the surgeries",
  },
  second: {
    heading: "How your days run",
    body: [
      "Most visitors are treated in South Mumbai, close to hotels and the harbour. If you need a 3D scan of the jaw, one morning is spent in Kurla, where the machine stands. One person writes to you from first mail to last and meets you on the first day.",
      "Before you leave, you and your dentist at home get a summary in plain English. A month later we speak by video. If something goes wrong, we first ask a dentist near you to look.",
    ],
  },
  whoFor: [
    "Adults who need several crowns, veneers or implants and can come twice if healing asks for it.",
    "People who visit family in India and can join both journeys.",
    "Those with a dentist at home who agrees to do the check-ups.",
  ],
  whoNotFor: [
    "Anyone with fever, swelling or strong pain now. See a dentist where you are first.",
    "People whose heart trouble, diabetes or pregnancy makes flying or surgery unwise at present.",
    "Those who can't add some days if healing is slow.",
  ],
  steps: [
    {
      heading: "Send your records",
      body: "Write to us with X-rays, photographs and a list of your medicines. We ask for what is missing.",
    },
    {
      heading: "Talk by video",
      body: "A dentist goes through the choices with you and says what can only be decided here.",
    },
    {
      heading: "Written plan",
      body: "You get journeys, days, prices and risks on paper. Book your flight after this and not before.",
    },
    {
      heading: "Day one in Mumbai",
      body: "We examine you and confirm the plan or change it. You agree again before we begin.",
    },
    {
      heading: "Going home",
      body: "After the last check you get your records. We arrange the video call.",
    },
  ],
  aftercare: [
    "As a rule, wait two days after surgery before you fly, and two weeks after work near the sinus.",
    "Carry painkillers and your summary in hand luggage.",
    "Drink bottled water, and rinse with it too, while wounds are open.",
    "See your dentist at home within six weeks, then every six months.",
  ],
  risks: [
    "A problem after your return is harder to treat from afar. You may have to come again.",
    "The plan can change once we see you, and so can the price and the days.",
    "Long flights raise the risk of a blood clot, all the more after long surgery. Ask your doctor.",
    "Not every dentist at home will take on work done elsewhere. Ask before you travel.",
  ],
  duration: {
    chairTime: "One to four hours a day, with rest days in between",
    visits: "One or two journeys",
    total: "Two days to two weeks a journey; about three months in between for implants",
  },
  caseGallery: {
    heading: "Where you will spend the days",
    items: [
      {
        image: {
          src: "gallery/south-mumbai-02.webp",
          alt: "A dark stone desk that stands between two high windows",
        },
        title: "Where you are met",
        href: "/dentists-in-south-mumbai",
      },
      {
        image: {
          src: "gallery/south-mumbai-03.webp",
          alt: "A cushioned bench along a wall, on old patterned tiles",
        },
        title: "Where you can rest",
      },
      {
        image: {
          src: "gallery/south-mumbai-04.webp",
          alt: "A treatment chair in the light of a round-topped window",
        },
        title: "Where implants are placed",
        href: "/dental-implant",
      },
      {
        image: { src: "gallery/kurla-08.webp", alt: "A ring-shaped X-ray machine at which one stands" },
        title: "Where the jaw is scanned",
        href: "/dentists-in-kurla",
      },
    ],
  },
  related: [
    "full-mouth-dental-implants",
    "full-mouth-rehabilitation",
    "smile-makeover",
    "dental-veeners",
    "single-same-day-dentistry",
  ],
  caseVideos: {
    heading: "Travellers on film",
    subheading: "How a journey is planned, and two patients who made it.",
    videos: ["travelling-patient", "testimonial-grace", "testimonial-omar"],
  },
  beforeAfter: {
    heading: "Larger work, before and after",
    smiles: ["full-arch", "veneers", "worn"],
  },
  faqHeading: "Before you book",
  faqs: [
    {
      question: "Can I have implants done in one journey?",
      answer:
        "The screws can be placed in one, and often a temporary tooth goes on within days. The final teeth can't follow until the bone has healed, which takes about three months. For that you come again, or a dentist at home makes them from our records. We name all parts, so that this is possible.",
    },
    {
      question: "What if something breaks after I am home?",
      answer:
        "Send us a photograph and call. Small things, such as a loose crown, can be put right by a dentist near you with our instructions. Your plan says which repairs we make here without a fee. Travel is never part of it, so think about insurance that includes treatment abroad.",
    },
    {
      question: "Which visa do I need?",
      answer:
        "That depends on your passport and on the treatment, and the rules change. Ask the Indian mission in your country, or its official website, and not us. If it asks for a letter from the clinic, we write one within two working days. It names the treatment, the dates and the dentist.",
    },
    {
      question: "Can I see the city between visits?",
      answer:
        "On rest days, gladly. After surgery take the first day off, stay in the shade and keep your head high when you sleep. Swimming, heavy bags and long drives should wait for about three days. Eat freshly cooked, soft food and be careful with chilli while the gums are sore.",
    },
    {
      question: "Do you arrange flights and hotels?",
      answer:
        "No. We are dentists, and we take no commission from hotels or agents. We send you a list of places within a short ride, at different prices, with a note on lifts and steps. If you use a wheelchair or travel with small children, tell us.",
    },
  ],
  destinations: {
    heading: "Where our visitors come from",
    body: ["Six places from which people often ask us. Check the flights yourself, as timetables change."],
    items: [
      {
        slug: "canada",
        name: "Canada",
        text: "The longest way, most often with one change. Plan two days of rest before any surgery.",
        image: {
          src: "destinations/canada.webp",
          alt: "Drawing of a tall, slim tower with a round pod, above a lake shore",
        },
      },
      {
        slug: "dubai",
        name: "Dubai",
        text: "About three hours by air, so two short journeys are easy to fit around work.",
        image: {
          src: "destinations/dubai.webp",
          alt: "Drawing of a very tall, stepped tower that narrows to a spire",
        },
      },
      {
        slug: "maldives",
        name: "Maldives",
        text: "About three hours by air. Leave time for the boat from your island.",
        image: {
          src: "destinations/maldives.webp",
          alt: "Drawing of small houses on stilts in a calm lagoon, with a palm",
        },
      },
      {
        slug: "tanzania",
        name: "Tanzania",
        text: "About six hours on a direct flight. Ask which vaccination papers you need.",
        image: {
          src: "destinations/tanzania.webp",
          alt: "Drawing of a wide, snow-topped mountain behind a flat-crowned tree",
        },
      },
      {
        slug: "uk-london",
        name: "UK",
        text: "From London about nine hours by night. Many people join treatment with a family visit.",
        image: {
          src: "destinations/uk-london.webp",
          alt: "Drawing of a clock tower beside a river with a bridge",
        },
      },
      {
        slug: "uk-manchester",
        name: "UK",
        text: "From Manchester about 10 hours, direct or with one change. Keep a free day after landing.",
        image: {
          src: "destinations/uk-manchester.webp",
          alt: "Drawing of a brick mill with a high chimney beside a canal",
        },
      },
    ],
  },
  tripPlan: {
    heading: "Journeys and days",
    rows: [
      {
        treatment: "Cleaning and whitening",
        visits: "One",
        days: "2 or 3 days",
        note: "Easy to join with a holiday.",
      },
      {
        treatment: "Root canal treatment and crown",
        visits: "One",
        days: "5 to 7 days",
        note: "Longer if the tooth is infected.",
      },
      {
        treatment: "Six to eight veneers",
        visits: "One",
        days: "10 to 14 days",
        note: "You wear temporaries for a week.",
      },
      {
        treatment: "One to three implants",
        visits: "Two",
        days: "5 days, then 7 days",
        note: "A gap of about three months in between.",
      },
      {
        treatment: "Full arch on implants",
        visits: "Two",
        days: "8 to 10 days, then 10 to 14 days",
        note: "Temporary fixed teeth bridge the gap of about three months.",
      },
    ],
    beforeTravel: [
      "X-rays, photographs and health form, checked by a dentist.",
      "A video talk, and the written plan with its price.",
      "The dates of each visit, with rest days.",
      "A letter from your doctor, if you take blood thinners or have a heart condition.",
    ],
    takeHome: [
      "All X-rays, scans and photographs on a stick.",
      "A summary for your dentist, with materials, shades and doses.",
      "The implant passport with make, size and batch number.",
      "Receipts, and the name and number of the person to call.",
    ],
  },
  reviewedBy: "vikram-nair",
  reviewedOn: "2026-10-28",
} satisfies Treatment as Treatment;
