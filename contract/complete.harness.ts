import { isDeepStrictEqual } from "node:util";

/** All fields of a type, however deep, none of them missing: a fixture of it fails its type check when a field is added. */
export type Complete<Value> = Value extends readonly (infer Item)[]
  ? readonly Complete<Item>[]
  : Value extends Date
    ? Value
    : Value extends object
      ? { readonly [Key in keyof Value]-?: Complete<Exclude<Value[Key], undefined | null>> }
      : Value;

/**
 * Names the fields that `use` leaves out: those whose change changes its result for none of the fixtures. Several
 * fixtures are for fields that are used only beside, or only without, others. A flag is changed to its opposite, any
 * other field to nothing.
 *
 * @param fixtures of one shape; of an array, the first item is changed, which is an object
 * @param others what a field is changed to, by its path, where `use` throws without it
 * @returns paths such as "author.avatar"
 */
export async function unusedFields<Fixture extends object>(
  fixtures: readonly [Fixture, ...Fixture[]],
  use: (fixture: Fixture) => unknown,
  others: Readonly<Record<string, unknown>> = {},
): Promise<string[]> {
  const paths = new Set<string>();
  const used = new Set<string>();
  for (const fixture of fixtures) {
    const whole = await use(fixture);
    for (const { path, value, withValue } of fieldsOf(fixture)) {
      paths.add(path);
      const resultWith = async (other: unknown) => use(withValue(other) as Fixture);
      const result = await resultWith(typeof value === "boolean" ? !value : undefined).catch((error) => {
        if (path in others) return resultWith(others[path]);
        throw new Error(`Cannot be used without ${path}`, { cause: error });
      });
      if (!isDeepStrictEqual(result, whole)) used.add(path);
    }
  }
  return [...paths].filter((path) => !used.has(path));
}

interface Field {
  readonly path: string;
  readonly value: unknown;
  /** The object with another value in this field. */
  readonly withValue: (other: unknown) => object;
}

function* fieldsOf(object: object): Generator<Field> {
  for (const [name, value] of Object.entries(object)) {
    const withValue = (other: unknown) => ({ ...object, [name]: other });
    if (typeof value !== "object" || value === null || value instanceof Date) {
      yield { path: name, value, withValue };
    } else if (Array.isArray(value)) {
      const [first, ...rest] = value;
      yield* first === undefined ? [] : nested(name, first, (other) => withValue([other, ...rest]));
    } else {
      yield* nested(name, value, withValue);
    }
  }
}

function* nested(name: string, object: object, within: Field["withValue"]): Generator<Field> {
  for (const { path, value, withValue } of fieldsOf(object)) {
    yield { path: `${name}.${path}`, value, withValue: (other) => within(withValue(other)) };
  }
}
