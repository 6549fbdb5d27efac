/** A value as JSON-LD carries it; what is `undefined` is left out. */
export type StructuredData = string | number | readonly StructuredData[] | StructuredRecord;

export interface StructuredRecord {
  readonly [property: string]: StructuredData | undefined;
}
