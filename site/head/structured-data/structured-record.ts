/** A value in JSON-LD; `undefined` properties are left out. */
export type StructuredData = string | number | readonly StructuredData[] | StructuredRecord;

/** A JSON-LD node, such as `{ "@type": "Person", name: "Ada" }`. */
export interface StructuredRecord {
  readonly [property: string]: StructuredData | undefined;
}
