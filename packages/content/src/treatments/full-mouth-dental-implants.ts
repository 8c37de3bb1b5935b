import type { Treatment } from "./schema.ts";

/** A whole jaw of fixed teeth on four to six implants. */
export const fullMouthDentalImplants = {
  slug: "full-mouth-dental-implants",
  kind: "treatment",
  metaTitle: "Full mouth dental implants, fixed teeth | Arch House",
  metaDescription:
    "No teeth left in a jaw, or none that can be saved: how four to six implants hold a fixed arch, what the first week is like, and what else you could choose.",
  name: "Full mouth dental implants",
  title: "Full mouth dental implants",
  summary:
    "A whole row of fixed teeth on four to six implants, for a jaw that has lost its own or is about to.",
  banner: {
    src: "treatments/full-mouth-dental-implants/banner.webp",
    alt: "A complete upper arch of teeth floating above four implants in a clear jaw",
  },
  intro: [
    {
      heading: "Teeth that stay in at night",
      body: [
        "A full denture rests on gum. It covers the palate, and it moves when you laugh or bite into an apple. A fixed arch is screwed to implants instead. It leaves the palate free, and only your dentist takes it out.",
        "It carries ten to twelve teeth as one piece. You clean it in your mouth, above and below.",
      ],
    },
    {
      heading: "Or a denture that clicks",
      body: [
        "There is a middle way. Two to four implants can hold a denture with snaps, like press studs on a shirt. You take it out to clean it.",
        "It costs less, needs fewer implants, and can fill out sunken lips and cheeks. For hands that no longer manage fine brushes it is often the wiser choice. We show you both on a model.",
      ],
    },
  ],
  introImage: {
    src: "studies/full-arch-four.webp",
    alt: "A full row of teeth on four implants, the rear two leaning back",
  },
  second: {
    heading: "Before the last teeth go",
    body: [
      "Nobody should lose teeth that could serve for years. So the first question is always whether yours can be kept. We measure the bone around each one and test how firm it is. We may ask our gum dentist for a second view. If half a dozen strong teeth remain, they may carry bridges, and this page is not for you.",
      "If they must go, you needn't spend months without any. On the day of surgery the teeth are taken out, the implants are placed, and a light plastic arch is fixed to them. This works when the implants grip firmly. If they don't, you wear a denture while the bone heals.",
      "The two rear implants are often set at a slant. They reach stronger bone that way, so extra bone surgery is often needless.",
    ],
  },
  whoFor: [
    "You have no teeth left in one jaw or both, and your denture doesn't hold.",
    "Your last teeth are loose or broken beyond repair.",
    "You gag with a plate across the palate.",
    "Your health allows an operation of two to three hours, or several shorter ones.",
  ],
  whoNotFor: [
    "People who still have enough firm teeth for bridges or a small denture.",
    "Those who have had a heart attack or stroke in the past six months: please wait and ask your doctor.",
    "Anyone who had radiation to the jaw, until the hospital team has given its view.",
    "Smokers who can't pause. So many implants share one load that a loss counts double.",
  ],
  steps: [
    {
      heading: "Two visits of planning",
      body: "Photographs, a 3D scan, models and a talk with your doctor if you take medicines. You see where your new teeth would stand under your lip.",
    },
    {
      heading: "The day of surgery",
      body: "You get injections, and sedation if you wish. Old teeth come out, and the implants go in through a guide. Bring someone who will take you home.",
    },
    {
      heading: "First teeth",
      body: "The same day or within three days, we screw a slim plastic arch in place. We check speech and bite.",
    },
    {
      heading: "Healing",
      body: "The implants need about three months. You come after one week, one month and two months, and we clean below the arch.",
    },
    {
      heading: "A trial of the final arch",
      body: "A printed copy is fixed for some days. You eat, talk and smile with it. What you don't like, we change on the screen.",
    },
    {
      heading: "The arch itself",
      body: "It is milled from ceramic, or built of resin on a metal bar. We fix it, close the screw holes and practise cleaning with you.",
    },
  ],
  aftercare: [
    "Eat only food that you could crush with a fork for eight weeks: dal, khichdi, soft fish, ripe banana.",
    "Rinse with the liquid we give you, and use a soft brush from the third day.",
    "Expect swelling and bruised cheeks for up to ten days. Tell us if they grow after day four.",
    "Come every six months. About once a year we unscrew the arch, clean it and look at the gum.",
  ],
  risks: [
    "If an implant fails early, the others may carry a shorter arch until it has been replaced.",
    "The plastic arch of the first months can crack, mostly when people chew too hard too soon.",
    "Words with S and F sound odd for a week or two. Some people lisp for longer.",
    "Gums and bone around the implants can become inflamed, and bone is lost if plaque stays under the arch.",
    "A numb lower lip is possible, seldom for good. Sinus trouble may follow in the upper jaw.",
  ],
  duration: {
    chairTime: "Two to three hours a jaw on the day of surgery",
    visits: "Eight to ten visits",
    total: "Fixed first teeth within days; the final arch after four to six months",
  },
  caseGallery: {
    heading: "From an empty jaw to a full row",
    items: [
      {
        image: {
          src: "studies/implant-section.webp",
          alt: "One implant in bone that has been cut open, threads and all",
        },
        title: "One of the four in its bone",
      },
      {
        image: {
          src: "studies/implant-parts.webp",
          alt: "Screw, post and crown of an implant laid out one above another",
        },
        title: "The parts under each screw hole",
        href: "/dental-implant",
      },
      {
        image: {
          src: "studies/face-plan.webp",
          alt: "Face from the front with thin lines that mark the eyes, lips and middle",
        },
        title: "Setting the teeth to the face",
        href: "/super-speciality/3-d-facially-driven-dentistry",
      },
      {
        image: {
          src: "gallery/south-mumbai-04.webp",
          alt: "A treatment chair on patterned tiles below a round-topped window",
        },
        title: "The room where surgery is done",
        href: "/dentists-in-south-mumbai",
      },
    ],
  },
  related: [
    "dental-implant",
    "full-mouth-rehabilitation",
    "multiple-teeth-implants",
    "dental-tourism",
    "dental-extractions",
  ],
  caseVideos: {
    heading: "A full arch, visit by visit",
    subheading: "What is done on each day, and how one traveller fitted it into her life.",
    videos: ["full-arch-visit", "testimonial-grace"],
  },
  beforeAfter: {
    heading: "An upper jaw before and after",
    smiles: ["full-arch"],
  },
  faqHeading: "Questions before such a large step",
  faqs: [
    {
      question: "Do I really get teeth on the same day?",
      answer:
        "Often, but not always. It depends on how firmly the implants hold when they are turned in, and we can only measure that during surgery. A denture is made ready in case they don't. The teeth of the first day are plastic ones, and they are not meant to last.",
    },
    {
      question: "Are four implants enough for a whole jaw?",
      answer:
        "For many people, yes, if they are well spread and the bone is good. With four, each one matters, since there is none in reserve. We plan five or six when there is room, when the bone is soft or when you grind your teeth. You see our reasons on the scan.",
    },
    {
      question: "Can I be asleep?",
      answer:
        "Most patients are awake and numb, with sedation through a drip that makes the time pass quickly. You breathe by yourself and can answer. Full anaesthesia with a specialist doctor is possible too, and takes more planning. If you are afraid, tell us early, so that we can arrange it.",
    },
    {
      question: "How is it cleaned below?",
      answer:
        "A small space is left between arch and gum. You pass a thick floss or a water jet through it each evening, and brush the outside like teeth. Allow five minutes. We show it with a mirror at the first three check-ups, as nearly everyone misses a spot at the back.",
    },
    {
      question: "How long will the arch last?",
      answer:
        "The implants can serve for decades when they are kept clean. The arch on top wears. Plastic teeth may need new ones after some years, ceramic lasts longer but can chip. Plan for repairs, as you would with a house, and for a new arch after 10 to 15 years.",
    },
  ],
  reviewedBy: "vikram-nair",
  reviewedOn: "2026-10-22",
} satisfies Treatment as Treatment;
