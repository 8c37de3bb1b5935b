import type { Treatment } from "./schema.ts";

/** Rebuilding worn, broken and missing teeth of a whole mouth in a planned order. */
export const fullMouthRehabilitation = {
  slug: "full-mouth-rehabilitation",
  kind: "treatment",
  metaTitle: "Full mouth rehabilitation in stages | Arch House Dental",
  metaDescription:
    "When many teeth are worn, broken or lost at once: how a whole bite is rebuilt in stages, tried out in plastic first, and paced to your life and purse.",
  name: "Full mouth rehabilitation",
  title: "Full mouth rehabilitation",
  summary:
    "Many teeth in trouble at once, put right in a planned order: first out of pain, then stable, then rebuilt.",
  banner: {
    src: "treatments/full-mouth-rehabilitation/banner.webp",
    alt: "Two facing arches of teeth, the left half worn flat and the right half rebuilt to full height",
  },
  intro: [
    {
      heading: "When one repair at a time no longer helps",
      body: [
        "You have a tooth mended, and the next one breaks. A crown comes off for the third time. The front teeth look shorter in each photograph. Often these are signs of one cause: the bite as a whole has lost its balance.",
        "Rehabilitation means that we stop patching. We study the whole mouth once, and then treat it by a single plan.",
      ],
    },
    {
      heading: "No two plans are the same",
      body: [
        "One person needs gum care, four fillings and a night guard. Another needs crowns on all the back teeth, or implants where teeth are gone. The name only means that we look at the whole mouth. How much of it is treated differs widely.",
        "We keep what is sound. A tooth that can do with a filling doesn't get a crown for the sake of symmetry.",
      ],
    },
  ],
  introImage: {
    src: "studies/worn-edges.webp",
    alt: "Front teeth worn short, with flat edges",
  },
  second: {
    heading: "Finding out why before deciding what",
    body: [
      "Teeth wear for a reason. Some people grind at night. Some have acid that rises from the stomach, or drink lime juice and cola through the day. Others lost their back teeth, and the front ones now do all the work. If the cause goes on, new teeth will suffer as the old ones did.",
      "So we ask many questions at the start, about sleep, food, headaches and medicines. We may send you to a doctor for reflux or for snoring. We put models of your jaws into a device that copies how they move.",
      "Then we build the planned bite in wax. From it we make a thin plastic cover that you can wear over your teeth. For some weeks you eat and talk with the new height. If the jaw muscles are at ease, the plan is right. If not, plastic is easy to change.",
    ],
  },
  whoFor: [
    "Most of your teeth are worn, cracked or heavily filled.",
    "You have lost teeth on both sides, and chew only at the front.",
    "Old crowns and bridges fail one after another.",
    "Your lower face has become shorter, because the teeth hold the jaws less far apart.",
    "Teeth formed with weak enamel, or were damaged in an accident.",
  ],
  whoNotFor: [
    "People with one or two problem teeth. They need treatment, but not this one.",
    "Anyone whose reflux, eating disorder or strong grinding isn't yet being treated.",
    "Someone who can't come often for some months. A simple, stable repair may serve better for now.",
  ],
  steps: [
    {
      heading: "Relief",
      body: "Pain, infection and sharp edges come first. This can begin at your first visit, while the large plan is still being made.",
    },
    {
      heading: "Records",
      body: "Photographs, scans, X-rays and a chart of gums and muscles. We need about two hours, in one visit or two.",
    },
    {
      heading: "The plan in writing",
      body: "You get a stage-by-stage list with prices, and a plan with less in it. We explain both. Take them home and bring your questions.",
    },
    {
      heading: "Clean ground",
      body: "Gums are treated, decay is removed, root canals are done where needed. Teeth that can't be kept come out.",
    },
    {
      heading: "The trial bite",
      body: "You wear the new height in plastic, mostly for four to eight weeks. We trim it until it feels natural.",
    },
    {
      heading: "Building, side by side",
      body: "Crowns, onlays (crowns for part of a tooth) or implants replace the plastic in groups: back teeth on one side, then the other, then the front. You are never without teeth.",
    },
    {
      heading: "Holding the result",
      body: "You get a night guard if you grind, and a plan for cleaning. We meet after a month, and then twice a year.",
    },
  ],
  aftercare: [
    "Wear the guard each night. Bring it with you to check-ups, so that we can read the marks on it.",
    "Wait half an hour after sour food or drink before you brush.",
    "Call us if one spot meets before the others. A high spot is a small job today and a crack next month.",
    "Clean below bridges and around implants daily, with the tools we choose together.",
  ],
  risks: [
    "New teeth can chip or come loose, above all when grinding goes on unguarded.",
    "A tooth prepared for a crown can lose its nerve, now or years later, and then need a root canal treatment.",
    "The jaw joints or muscles may ache while they get used to the new bite. The trial is there to find that out.",
    "Plans change on the way when a tooth turns out to be worse than its X-ray. You hear it before we go on.",
    "It takes patience, time and money, and repairs will come with the years.",
  ],
  duration: {
    chairTime: "One to three hours a visit, with breaks",
    visits: "Eight to fifteen visits",
    total: "Three to nine months; up to a year and more with implants or braces",
  },
  caseGallery: {
    heading: "From worn to rebuilt",
    items: [
      {
        image: {
          src: "studies/wax-up.webp",
          alt: "A model of teeth whose lost height has been added in wax",
        },
        title: "The planned bite in wax",
      },
      {
        image: {
          src: "studies/crown-separate.webp",
          alt: "A trimmed tooth, and above it the hollow crown that will fit over it",
        },
        title: "A crown where little tooth is left",
        href: "/crowns-and-bridges",
      },
      {
        image: {
          src: "studies/full-arch-four.webp",
          alt: "Fixed teeth for a whole jaw, held by four implants",
        },
        title: "A jaw whose teeth were all lost",
        href: "/full-mouth-dental-implants",
      },
      {
        image: {
          src: "studies/digital-scan.webp",
          alt: "A row of teeth drawn as a wire model",
        },
        title: "Teeth measured on the screen",
      },
      {
        image: {
          src: "gallery/kurla-14.webp",
          alt: "A round table, three chairs and a lit screen in a calm room",
        },
        title: "Where we go through the plan",
      },
    ],
  },
  related: [
    "crowns-and-bridges",
    "full-mouth-dental-implants",
    "smile-makeover",
    "root-canal",
    "soft-tissue-management",
  ],
  caseVideos: {
    heading: "A long treatment, told briefly",
    subheading: "One case from first picture to last, and Arvind on how he lived through his.",
    videos: ["patient-transformation", "testimonial-arvind"],
  },
  beforeAfter: {
    heading: "Height and shape regained",
    smiles: ["worn", "full-arch"],
  },
  faqHeading: "Before you begin",
  faqs: [
    {
      question: "How is this different from a smile makeover?",
      answer:
        "A makeover starts with how the front teeth look. This starts with how all the teeth work: whether you can chew, whether the jaw is at rest, whether teeth keep breaking. Looks usually improve on the way. If your back teeth are sound, you most likely want the makeover.",
    },
    {
      question: "Can I spread it over two years?",
      answer:
        "Yes. Once pain and infection are dealt with, a bite in strong plastic can hold things steady for a year or longer. The lasting teeth then follow in stages, as your time and money allow. Plastic wears, so we check it more often and mend it in between.",
    },
    {
      question: "Will all my teeth be ground down?",
      answer:
        "No. Worn teeth are already too short, so we mostly add to them rather than cut. Where a bonded filling or a thin onlay will hold, we choose that. A full crown is for teeth with old crowns, large fillings or cracks. Your plan names each tooth and the reason.",
    },
    {
      question: "What will I be able to eat in the meantime?",
      answer:
        "Nearly everything that isn't hard or sticky. For the first days after each visit, choose soft food. Leave nuts, ice, hard chikki and chewing gum until the final teeth are in. If a part breaks on a weekend, call Kurla: it is open on Sunday mornings.",
    },
    {
      question: "Who does the work?",
      answer:
        "One dentist plans it and stays with you from start to end. Others join for gums, roots or surgery, and all of them use the same written plan. You always know whom to call. Our technician meets you as well when shades and shapes are chosen.",
    },
    {
      question: "I grind my teeth. Won't I ruin the new ones?",
      answer:
        "Grinding is the greatest threat to them. A guard can't stop it, but it takes the load and the wear. We spread the force over many teeth and choose tough materials at the back. Less stress, less caffeine and treated sleep problems help too. Some repairs remain likely.",
    },
  ],
  reviewedBy: "vikram-nair",
  reviewedOn: "2026-10-26",
} satisfies Treatment as Treatment;
