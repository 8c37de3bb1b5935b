import { palette } from "./palette.ts";

export type HairStyle =
  | "none"
  | "bald"
  | "crop"
  | "side"
  | "curls"
  | "bob"
  | "fringe"
  | "long"
  | "wavy"
  | "bun"
  | "short";

/** What varies between portraits. */
export interface Look {
  skin: "light" | "warm" | "brown" | "deep";
  hair: string;
  style: HairStyle;
  clothes: string;
  cut: "round" | "collar" | "coat" | "tunic";
  arch: string;
  scarf?: string;
  glasses?: "round" | "thin" | "square";
  beard?: "full" | "short" | "moustache";
  beardColour?: string;
  older?: boolean;
  /** A child, who has lost the first milk tooth. */
  young?: boolean;
  slim?: boolean;
}

/** Everybody who works at the clinic, by slug. */
export const staff: Record<string, Look> = {
  "anahita-mistry": {
    skin: "light",
    hair: "#8E8F8D",
    style: "short",
    clothes: "#0F5A56",
    cut: "collar",
    arch: palette.terracottaSoft,
    glasses: "round",
    older: true,
  },
  "rohan-kulkarni": {
    skin: "brown",
    hair: "#4A4744",
    style: "side",
    clothes: "#F4EEE3",
    cut: "coat",
    arch: palette.greenSoft,
    beard: "moustache",
    beardColour: "#3C3835",
    older: true,
  },
  "farah-shaikh": {
    skin: "warm",
    hair: "#2A1F1B",
    style: "none",
    clothes: "#E9DFCE",
    cut: "round",
    arch: palette.ochreSoft,
    scarf: "#12504C",
  },
  "vikram-nair": {
    skin: "deep",
    hair: "#211B19",
    style: "crop",
    clothes: "#4F7C93",
    cut: "collar",
    arch: palette.sand,
    glasses: "square",
    beard: "short",
    beardColour: "#241C19",
  },
  "harpreet-singh-bedi": {
    skin: "warm",
    hair: "#2A211D",
    style: "none",
    clothes: "#F4EEE3",
    cut: "coat",
    arch: palette.sky,
    scarf: "turban:#7A2531",
    beard: "full",
    beardColour: "#2A211D",
  },
  "meera-iyer": {
    skin: "brown",
    hair: "#1F1917",
    style: "long",
    clothes: "#E3B158",
    cut: "round",
    arch: palette.greenSoft,
    slim: true,
  },
  "joseph-dsouza": {
    skin: "brown",
    hair: "#9A9791",
    style: "bald",
    clothes: "#5E6F73",
    cut: "collar",
    arch: palette.terracottaSoft,
    glasses: "thin",
    beard: "short",
    beardColour: "#A5A29C",
    older: true,
  },
  "sana-qureshi": {
    skin: "light",
    hair: "#2A1F1B",
    style: "none",
    clothes: "#F8F4EC",
    cut: "coat",
    arch: palette.greenSoft,
    scarf: "#D9C09A",
    slim: true,
  },
  "aditi-deshmukh": {
    skin: "warm",
    hair: "#1C1716",
    style: "bob",
    clothes: "#C2472B",
    cut: "round",
    arch: palette.sky,
    slim: true,
  },
  "nandini-rao": {
    skin: "deep",
    hair: "#6F6A66",
    style: "bun",
    clothes: "#4F7C93",
    cut: "round",
    arch: palette.ochreSoft,
    older: true,
  },
  "imran-ansari": {
    skin: "light",
    hair: "#2B201B",
    style: "side",
    clothes: "#A9C6D3",
    cut: "collar",
    arch: palette.terracottaSoft,
    beard: "short",
    beardColour: "#33261F",
  },
  "sunita-pawar": {
    skin: "deep",
    hair: "#191413",
    style: "bun",
    clothes: "#2C7A6B",
    cut: "tunic",
    arch: palette.sand,
  },
  "esther-hmar": {
    skin: "light",
    hair: "#1D1817",
    style: "fringe",
    clothes: "#2C7A6B",
    cut: "tunic",
    arch: palette.sky,
    slim: true,
  },
  "deepak-yadav": {
    skin: "brown",
    hair: "#1E1816",
    style: "curls",
    clothes: "#2C7A6B",
    cut: "tunic",
    arch: palette.ochreSoft,
  },
  "mary-fernandes": {
    skin: "warm",
    hair: "#E4E0D8",
    style: "short",
    clothes: "#2C7A6B",
    cut: "tunic",
    arch: palette.greenSoft,
    glasses: "round",
    older: true,
  },
  "zainab-khan": {
    skin: "brown",
    hair: "#2A1F1B",
    style: "none",
    clothes: "#2C7A6B",
    cut: "tunic",
    arch: palette.terracottaSoft,
    scarf: "#8C9699",
  },
  "kavita-solanki": {
    skin: "warm",
    hair: "#5A3726",
    style: "wavy",
    clothes: "#2C7A6B",
    cut: "tunic",
    arch: palette.sand,
    glasses: "square",
    slim: true,
  },
};

/** Speakers in the sample films, by first name. */
export const speakers: Record<string, Look> = {
  asha: {
    skin: "brown",
    hair: "#241C19",
    style: "bun",
    clothes: "#C2472B",
    cut: "round",
    arch: palette.ochreSoft,
    slim: true,
  },
  imtiaz: {
    skin: "warm",
    hair: "#3A302B",
    style: "side",
    clothes: "#F4EEE3",
    cut: "collar",
    arch: palette.greenSoft,
    beard: "full",
    beardColour: "#3A302B",
  },
  leela: {
    skin: "warm",
    hair: "#2B1E19",
    style: "wavy",
    clothes: "#2F6F8C",
    cut: "round",
    arch: palette.terracottaSoft,
    slim: true,
  },
  joel: {
    skin: "brown",
    hair: "#1E1816",
    style: "curls",
    clothes: "#0F5A56",
    cut: "collar",
    arch: palette.sky,
  },
  devika: {
    skin: "light",
    hair: "#8E8F8D",
    style: "long",
    clothes: "#7A2531",
    cut: "round",
    arch: palette.greenSoft,
    glasses: "thin",
    older: true,
  },
  arvind: {
    skin: "deep",
    hair: "#B9B5AD",
    style: "crop",
    clothes: "#E3B158",
    cut: "collar",
    arch: palette.sky,
    glasses: "square",
    beard: "moustache",
    beardColour: "#A5A29C",
    older: true,
  },
  grace: {
    skin: "deep",
    hair: "#1A1413",
    style: "short",
    clothes: "#2C7A6B",
    cut: "round",
    arch: palette.ochreSoft,
    slim: true,
  },
  omar: {
    skin: "warm",
    hair: "#2A211D",
    style: "crop",
    clothes: "#F8F4EC",
    cut: "tunic",
    arch: palette.terracottaSoft,
    beard: "short",
    beardColour: "#2A211D",
  },
};
