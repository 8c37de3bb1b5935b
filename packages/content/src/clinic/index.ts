import type { Clinic } from "./schema.ts";

export type { Branch, BranchSlug, Clinic, Statistic } from "./schema.ts";
export { type Weekday, weekdays } from "./weekdays.ts";

/** The clinic: name, branches, hours, phones, social links, figures. */
export const clinic = {
  name: "Arch House Dental",
  logo: { name: "Arch House", descriptor: "Dental" },
  tagline: "Architects of your Beautiful Smile",
  description:
    "A dental clinic group with two branches in Mumbai. We plan each treatment like a good house: measured first, drawn, agreed with you, then built.",
  foundedIn: 2004,
  email: "hello@archhouse.example",
  phone: "+91 22 0000 0101",
  timeZone: "Asia/Kolkata",
  demonstration: true,
  demonstrationNotice: "Demonstration content: people, reviews, figures and pictures are samples.",
  branches: [
    {
      slug: "kurla",
      name: "Kurla",
      path: "/dentists-in-kurla",
      address: {
        street: ["Teak Court, ground floor", "12 Kaman Lane, off Brass Mill Road"],
        locality: "Kurla West",
        city: "Mumbai",
        region: "Maharashtra",
        postalCode: "400070",
        country: "IN",
      },
      phones: ["+91 22 0000 0101", "+91 22 0000 0102"],
      whatsApp: "+91 22 0000 0105",
      email: "hello@archhouse.example",
      geo: { latitude: 19.0726, longitude: 72.8797 },
      map: {
        src: "maps/kurla.webp",
        alt: "Drawn street map: the clinic in Kaman Lane, five minutes' walk west of Kurla station",
      },
      mapEmbedUrl:
        "https://www.openstreetmap.org/export/embed.html?bbox=72.8697%2C19.0661%2C72.8897%2C19.0791&layer=mapnik&marker=19.0726%2C72.8797",
      directionsUrl: "https://www.google.com/maps/dir/?api=1&destination=19.0726%2C72.8797",
      hours: [
        { days: ["monday", "tuesday", "wednesday", "thursday", "friday"], opens: "09:30", closes: "20:30" },
        { days: ["saturday"], opens: "09:30", closes: "18:00" },
        { days: ["sunday"], opens: "10:00", closes: "14:00" },
      ],
      stepFreeAccess: [
        "The entrance from Kaman Lane is level, and its door is 110 cm wide.",
        "Two of the five surgeries have room to move from a wheelchair to the dental chair.",
        "The toilet beside reception has grab rails and an emergency cord.",
      ],
      parking: [
        "One space for drivers with a disability stands in front of the entrance.",
        "Six spaces behind Teak Court are free for patients during the visit.",
      ],
      transport: [
        "Train: Kurla station, Central and Harbour lines, then five minutes on foot from the west exit.",
        "Bus: the stop Brass Mill Road is two minutes away.",
        "Taxi and auto-rickshaw: ask for Teak Court, Kaman Lane.",
      ],
      languages: ["Hindi", "Marathi", "English", "Urdu", "Gujarati"],
    },
    {
      slug: "south-mumbai",
      name: "South Mumbai",
      path: "/dentists-in-south-mumbai",
      address: {
        street: ["Lantern Arcade, second floor", "3 Banyan Quay Road"],
        locality: "Fort",
        city: "Mumbai",
        region: "Maharashtra",
        postalCode: "400001",
        country: "IN",
      },
      phones: ["+91 22 0000 0103", "+91 22 0000 0104"],
      whatsApp: "+91 22 0000 0106",
      email: "hello@archhouse.example",
      geo: { latitude: 18.9353, longitude: 72.8366 },
      map: {
        src: "maps/south-mumbai.webp",
        alt: "Drawn street map: the clinic on Banyan Quay Road, eight minutes' walk south of the terminus",
      },
      mapEmbedUrl:
        "https://www.openstreetmap.org/export/embed.html?bbox=72.8266%2C18.9288%2C72.8466%2C18.9418&layer=mapnik&marker=18.9353%2C72.8366",
      directionsUrl: "https://www.google.com/maps/dir/?api=1&destination=18.9353%2C72.8366",
      hours: [
        { days: ["monday", "tuesday", "wednesday", "thursday", "friday"], opens: "10:00", closes: "19:30" },
        { days: ["saturday"], opens: "10:00", closes: "17:00" },
      ],
      stepFreeAccess: [
        "A ramp to the left of the main steps leads to the lift, which is 90 cm wide.",
        "The lift stops on our floor, and the way to the surgeries is level.",
        "One surgery has room to move from a wheelchair to the dental chair.",
      ],
      parking: [
        "There is no parking of our own; the pay-and-park lot of Lantern Arcade is open from 8 am to 10 pm.",
        "A car can stop at the main steps to let someone in or out.",
      ],
      transport: [
        "Train: Chhatrapati Shivaji Maharaj Terminus, then eight minutes on foot.",
        "Train: Churchgate station, then twelve minutes on foot or five by taxi.",
        "Bus: the stop Lantern Arcade is in front of the building.",
      ],
      languages: ["English", "Hindi", "Marathi", "Gujarati", "Arabic"],
    },
  ],
  holidays: [
    { date: "2026-12-25", name: "Christmas Day" },
    { date: "2027-01-26", name: "Republic Day" },
    { date: "2027-05-01", name: "Maharashtra Day", hours: { opens: "10:00", closes: "14:00" } },
    { date: "2027-08-15", name: "Independence Day" },
    { date: "2027-10-02", name: "Gandhi Jayanti" },
    { date: "2027-12-25", name: "Christmas Day" },
  ],
  social: [
    { network: "facebook", label: "Facebook", url: "https://archhouse.example/facebook" },
    { network: "instagram", label: "Instagram", url: "https://archhouse.example/instagram" },
    { network: "youtube", label: "YouTube", url: "https://archhouse.example/youtube" },
    { network: "linkedin", label: "LinkedIn", url: "https://archhouse.example/linkedin" },
    { network: "x", label: "X", url: "https://archhouse.example/x" },
  ],
  designerCredit: { label: "Designed and built by the Arch House studio" },
  statistics: [
    {
      value: 22,
      suffix: "+",
      label: "years of experience",
      asOf: "2026-10-01",
      source: "Figure supplied by the clinic for this website; not independently checked.",
    },
    {
      value: 30000,
      suffix: "+",
      label: "patients treated",
      asOf: "2026-10-01",
      source: "Figure supplied by the clinic for this website; not independently checked.",
    },
    {
      value: 1000,
      suffix: "+",
      label: "smile makeovers",
      asOf: "2026-10-01",
      source: "Figure supplied by the clinic for this website; not independently checked.",
    },
    {
      value: 25000,
      suffix: "+",
      label: "implant surgeries",
      asOf: "2026-10-01",
      source: "Figure supplied by the clinic for this website; not independently checked.",
    },
  ],
} satisfies Clinic as Clinic;
