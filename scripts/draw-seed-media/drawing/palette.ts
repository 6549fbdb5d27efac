/** The set's colours: night in violet, lamps in amber, water in teal. Scenes mix from these so that they belong together. */
export const indigo = "#1f1547";
export const orchid = "#8a58dc";
export const lilac = "#bfa2f5";
export const rose = "#d75a92";
export const coral = "#ff8460";
export const amber = "#ffae45";
export const gold = "#ffd584";
export const cream = "#fff0d2";
export const teal = "#1c9a9e";
export const aqua = "#78dcd2";
