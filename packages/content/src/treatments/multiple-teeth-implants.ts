import type { Treatment } from "./schema.ts";

/** Several teeth in a row replaced by a bridge on implants. */
export const multipleTeethImplants = {
  slug: "multiple-teeth-implants",
  kind: "treatment",
  metaTitle: "Implants for several missing teeth | Arch House Dental",
  metaDescription:
    "Several teeth are missing, in a row or here and there. Learn how few implants may be enough, what a bridge on implants is, and how it is kept clean.",
  name: "Multiple teeth implants",
  title: "Implants for several missing teeth",
  summary:
    "Three or four teeth missing in a row seldom need three or four implants. Often two of them can carry a bridge.",
  banner: {
    src: "treatments/multiple-teeth-implants/banner.webp",
    alt: "Two implants in a clear block of jaw, with three joined crowns hovering over them",
  },
  intro: [
    {
      heading: "Fewer roots than teeth",
      body: [
        "A footbridge needs firm ground at its two ends, and its planks span the rest. In the same way, two implants can hold three teeth, and three can hold four or five.",
        "Fewer implants mean less surgery, less cost and more room to clean. Where bone is weak or the bite is strong, we plan one more.",
      ],
    },
    {
      heading: "Where the gaps are matters",
      body: [
        "A gap with teeth on both ends gives us a choice: implants, a bridge on your own teeth, or a denture with clasps. A gap at the very end of the row has no tooth behind it. There a normal bridge can't be held, and a denture tends to rock.",
        "Single gaps in different places are a third case. Each may get its own answer, in its own time.",
      ],
    },
  ],
  introImage: {
    src: "studies/missing-several.webp",
    alt: "A lower jaw from above with three back teeth missing on one side",
  },
  second: {
    heading: "Planning a row as one piece",
    body: [
      "When teeth have been away for a while, the mouth has moved on. You chew on the other side. Teeth across from the gap have grown down into it. So we study the whole bite before we plan the gap.",
      "We draw the new teeth first and let you try them as a simple model. Only then do we place the implants on the screen, each one below the middle of a tooth. Each needs a few millimetres of bone around it, and space for a brush beside it.",
      "If you wear a small denture now, bring it along. It shows us what you are used to, and it can often be changed to serve you while the bone heals. It must not press on the wound, so we hollow it out underneath.",
    ],
  },
  whoFor: [
    "You have lost two or more teeth next to each other.",
    "The last teeth of a row are gone, and you can't chew on that side.",
    "A small denture rocks, or strains the teeth it hangs on.",
    "You want to keep sound teeth from being cut for a long bridge.",
  ],
  whoNotFor: [
    "People with loose teeth around the gap: first we must know which of them will stay.",
    "Those whose jaw bone is very thin and who don't want it built up. A denture is kinder then.",
    "Anyone who finds it hard to clean below a bridge and has no one to help.",
    "People on strong medicines for bone or immune disease, until their doctor has agreed.",
  ],
  steps: [
    {
      heading: "A map of your mouth",
      body: "We chart each tooth: keep, watch, treat or remove. You get a copy. Decay and gum trouble are dealt with first.",
    },
    {
      heading: "Trying out the new row",
      body: "A model of the planned teeth is set over the gap. You can see them, close your mouth and say what feels too long or too full.",
    },
    {
      heading: "Surgery",
      body: "All implants of one side are usually placed in one visit of one to two hours. Bone can be added in the same visit if only a little is missing.",
    },
    {
      heading: "Waiting with a stand-in",
      body: "The implants rest for about three months, longer where bone was added. Your altered denture or a light bridge covers the gap in that time.",
    },
    {
      heading: "Fitting the bridge",
      body: "We scan the implants and try in a frame. It must sit without tension, since a frame that pulls would strain the bone. The finished bridge is then screwed down.",
    },
  ],
  aftercare: [
    "Sleep with your head raised for two nights, to keep the swelling down.",
    "Take the painkiller before the numbness ends, and then as written on your sheet.",
    "Leave the denture out for as long as we ask, even when you have guests.",
    "Pass a soft thread or a small brush below the bridge once a day. We practise it with you.",
    "Have the bridge checked every six months, and let us unscrew it for cleaning if we need to.",
  ],
  risks: [
    "Adding bone makes swelling greater and healing longer, and now and then the added bone is lost.",
    "If one of two implants fails, the bridge has to wait until it is replaced.",
    "Food can lodge under the bridge. That is a nuisance at first, and harmful if it stays there.",
    "A nerve in the lower jaw may be bruised. Lip and chin can tingle for weeks, seldom for longer.",
  ],
  duration: {
    chairTime: "One to two hours for the surgery, under an hour for the other visits",
    visits: "Five or six visits",
    total: "Four to five months; up to nine where bone must be built up",
  },
  caseGallery: {
    heading: "Rows and gaps",
    items: [
      {
        image: {
          src: "studies/implant-multiple.webp",
          alt: "A bridge of three crowns carried by two implants",
        },
        title: "Three teeth on two implants",
      },
      {
        image: {
          src: "studies/digital-scan.webp",
          alt: "A dental arch drawn as a fine net of triangles",
        },
        title: "A scan in place of an impression",
        href: "/technology",
      },
      {
        image: {
          src: "studies/wax-up.webp",
          alt: "A plaster jaw on which the planned teeth have been shaped in wax",
        },
        title: "The planned row as a model",
        href: "/digital-smile-design",
      },
      {
        image: {
          src: "studies/bridge-three-unit.webp",
          alt: "A bridge seen from its side: a crown at each end and one hanging between them",
        },
        title: "A bridge on your own teeth",
        href: "/crowns-and-bridges",
      },
    ],
  },
  related: [
    "dental-implant",
    "single-tooth-implant",
    "full-mouth-dental-implants",
    "crowns-and-bridges",
    "full-mouth-rehabilitation",
  ],
  caseVideos: {
    heading: "How the visits go",
    subheading: "The film shows one implant. With several, the steps are the same, only longer.",
    videos: ["implant-visit"],
  },
  beforeAfter: {
    heading: "What filling a gap does for the bite",
    smiles: ["missing-molar", "full-arch"],
  },
  faqHeading: "Questions about replacing several teeth",
  faqs: [
    {
      question: "How many implants will I need?",
      answer:
        "It depends on the length of the gap, the width of your bone and how hard you bite. For three teeth in a row, two are common. For four or five, two to three. We show you the drawing with each position, and explain what would change if you chose one fewer.",
    },
    {
      question: "Can I do one side now and the other next year?",
      answer:
        "Yes, and many people do. We plan both sides together, so that the first fits the second when it comes. Begin with the side where you can't chew at all. Only one thing shouldn't wait: teeth that are infected or so loose that they harm the bone of others.",
    },
    {
      question: "Can implants be joined to my own teeth?",
      answer:
        "We avoid it. Your tooth moves a hair's breadth in its socket each time you bite, and an implant doesn't. Over the years, that difference can loosen the cement or push the tooth down. It is done only now and then, when no other way is open.",
    },
    {
      question: "Is a denture with clasps a bad choice?",
      answer:
        "No. It is quick, needs no surgery, costs far less and can be mended or extended. It is bulkier, though, comes out for cleaning, and loads the teeth that hold it. Some of our patients wear one for years before they decide. Some are content and never change.",
    },
    {
      question: "How do I clean beneath the bridge?",
      answer:
        "Use a brush with two rows on top, then a small bottle-brush or thick floss below. Move it from cheek to tongue along the gum, once a day. It takes about two minutes. A water jet helps but does not replace the brush. Bleeding there is a reason to call us.",
    },
  ],
  reviewedBy: "anahita-mistry",
  reviewedOn: "2026-10-19",
} satisfies Treatment as Treatment;
