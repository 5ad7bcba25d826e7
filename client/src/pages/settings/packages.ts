/** Whose work the browser client uses; what each is for is worded under `credits-for-…`. */

interface Package {
  name: string;
  use: "text" | "headings" | "emblems" | "client" | "words" | "building" | "checking";
  authors: string;
  licence: string;
}

const ICON_AUTHORS = [
  "Lorc",
  "Delapouite",
  "John Colburn",
  "Felbrigg",
  "John Redman",
  "Carl Olsen",
  "Sbed",
  "PriorBlue",
  "Willdabeast",
  "Viscious Speed",
  "Lord Berandas",
  "Irongamer",
  "HeavenlyDog",
  "Lucas",
  "Faithtoken",
  "Skoll",
  "Andy Meneely",
  "Cathelineau",
  "Kier Heyl",
  "Aussiesim",
  "Sparker",
  "Zeromancer",
  "Rihlsul",
  "Quoting",
  "Guard13007",
  "DarkZaitzev",
  "SpencerDub",
  "GeneralAce135",
  "Zajkonur",
  "Catsu",
  "Starseeker",
  "Pepijn Poolman",
  "Pierre Leducq",
  "Caro Asercion",
].join(", ");

export const PACKAGES: Package[] = [
  { name: "Game Icons", use: "emblems", authors: `${ICON_AUTHORS} (game-icons.net)`, licence: "CC BY 3.0" },
  { name: "Source Sans 3", use: "text", authors: "Paul D. Hunt, Adobe", licence: "SIL OFL 1.1" },
  { name: "Oswald", use: "headings", authors: "Vernon Adams, The Oswald Project Authors", licence: "SIL OFL 1.1" },
  { name: "Svelte", use: "client", authors: "Svelte Contributors", licence: "MIT" },
  { name: "Fluent", use: "words", authors: "Mozilla", licence: "Apache-2.0" },
  { name: "Vite", use: "building", authors: "Evan You, Vite Contributors", licence: "MIT" },
  { name: "TypeScript", use: "building", authors: "Microsoft", licence: "Apache-2.0" },
  { name: "axe-core", use: "checking", authors: "Deque Systems", licence: "MPL-2.0" },
];
