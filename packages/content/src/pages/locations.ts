import type { LocationPage } from "./schema.ts";

/** The branch in Kurla. */
export const kurlaPage = {
  metaTitle: "Dentists in Kurla West | Arch House Dental",
  metaDescription:
    "Our Kurla branch in Kaman Lane: five surgeries, imaging, laboratory, children's corner and quiet room, five minutes' walk from Kurla station.",
  title: "Dentists in Kurla",
  intro:
    "Our first and larger branch: five surgeries on the ground floor, five minutes on foot from Kurla station.",
  branch: "kurla",
  banner: {
    src: "gallery/kurla-02.webp",
    alt: "Reception of the Kurla branch: a curved timber desk under a wide plaster arch",
  },
  sections: [
    {
      heading: "What is at this branch",
      body: [
        "Kurla has five surgeries, the imaging room and our laboratory. Crowns are drawn, milled and printed here, so some can be fitted on the same day. The 3D scan of the jaw, which is needed before most implants, is also taken here.",
        "Children have a corner of their own beside the waiting room, with books and a low table. For patients who find lights and noise hard to bear there is a quiet room. Tell us when you book, and we keep it free for you.",
      ],
    },
    {
      heading: "How to find the door",
      body: [
        "Leave Kurla station by the west exit and follow Brass Mill Road with the market on your left. Kaman Lane is the second lane after the bus stop. The clinic has three round arches at street level, and its name stands over the middle one.",
        "Coming by car, turn in from Brass Mill Road, because the lane is one-way. The spaces for patients are behind Teak Court, and the guard opens the gate when you say that you have a visit.",
      ],
    },
    {
      heading: "Whom you meet here",
      body: [
        "Dr Farah Shaikh leads the branch and plans the care of most families. Our children's dentist, the orthodontist and the oral surgeon see patients here on several days each week.",
        "Reception speaks Hindi, Marathi, English, Urdu and Gujarati. If you would rather see a dentist who is a woman, or need an interpreter for another language, please say so when you book.",
      ],
    },
    {
      heading: "When to come",
      body: [
        "Early mornings and the hour after lunch are calm. Evenings and Saturdays fill first, so please book those a week ahead. On Sundays we are open until the early afternoon for check-ups and urgent visits.",
      ],
    },
  ],
  treatments: {
    heading: "Often done in Kurla",
    links: [
      { label: "Dentistry for kids", path: "/dentistry-for-kids" },
      { label: "Care for special needs", path: "/special-needs-children-and-adults" },
      { label: "Same day dentistry", path: "/super-speciality/single-same-day-dentistry" },
      { label: "Dental implants", path: "/dental-implant" },
      { label: "Braces and aligners", path: "/braces-and-aligners" },
      { label: "Dental cleanup", path: "/dental-cleanup" },
    ],
  },
} satisfies LocationPage as LocationPage;

/** The branch in South Mumbai. */
export const southMumbaiPage = {
  metaTitle: "Dentists in South Mumbai, Fort | Arch House Dental",
  metaDescription:
    "Our South Mumbai branch in Fort: three surgeries for smile design, implants, gum care and visitors from abroad, near the main railway terminus.",
  title: "Dentists in South Mumbai",
  intro:
    "Three surgeries on the second floor of Lantern Arcade in Fort, with a lift and long views of old arches.",
  branch: "south-mumbai",
  banner: {
    src: "gallery/south-mumbai-01.webp",
    alt: "Entrance of the South Mumbai branch: an old stone arch with a glass door",
  },
  sections: [
    {
      heading: "What is at this branch",
      body: [
        "South Mumbai is the quieter house. It has three surgeries, a studio for photographs and smile design, and a room where plans are shown on a large screen. Scans of the teeth go to our laboratory in Kurla over a secure line within minutes.",
        "Visitors from abroad are mostly seen here, because hotels and the harbour are close. We can keep several visits on following days, and we write the summary for your dentist at home.",
      ],
    },
    {
      heading: "From the station to the lift",
      body: [
        "From Chhatrapati Shivaji Maharaj Terminus walk south past the post office, and turn into Banyan Quay Road at the clock. Lantern Arcade is the long building with lamps over its arches. The lift is behind the second arch, and a ramp leads to it from the left.",
        "From Churchgate it is a walk of twelve minutes, in the shade for most of the way. Taxis know the building by its name.",
      ],
    },
    {
      heading: "Whom you meet here",
      body: [
        "Dr Vikram Nair heads the branch. Dr Anahita Mistry, our lead dentist, plans implants and smile design here, and our gum specialist sees patients twice a week.",
        "Reception speaks English, Hindi, Marathi, Gujarati and Arabic. Forms and plans can be had in English and Hindi.",
      ],
    },
    {
      heading: "Good times for a visit",
      body: [
        "People who work in Fort like the hours before ten and after five, so those go early. Mid-morning is the calmest time. We are closed on Sundays; the Kurla branch is open then until the early afternoon.",
      ],
    },
  ],
  treatments: {
    heading: "Often done in South Mumbai",
    links: [
      { label: "Digital smile design", path: "/digital-smile-design" },
      { label: "Smile makeover", path: "/smile-makeover" },
      { label: "Full mouth rehabilitation", path: "/full-mouth-rehabilitation" },
      { label: "Full mouth dental implants", path: "/full-mouth-dental-implants" },
      { label: "Gum and soft tissue care", path: "/soft-tissue-management" },
      { label: "Dental tourism", path: "/super-speciality/dental-tourism" },
    ],
  },
} satisfies LocationPage as LocationPage;
