/**
 * What a visitor wanted to do, where pressing that opened the platform chooser. Each has its sentence there (`chooser` in
 * locales/), and is the detail of the chooser's event.
 */
export const verbs = ["like", "comment", "save", "follow"] as const;

export type Verb = (typeof verbs)[number];
