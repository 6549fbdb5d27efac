import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { noImage, openImageFacts } from "./image-facts.ts";

const photo = { width: 1080, height: 2340, isAnimated: false };

test("facts are found by another process, and forgotten with their image", () => {
  const file = join(temporaryFolder(), "facts.sqlite");
  const [facts, other] = [openImageFacts(file, () => 5), openImageFacts(file)];
  onTestFinished(() => {
    facts.close();
    other.close();
  });
  facts.set("a", photo);
  facts.set("b", { ...noImage, isAnimated: true });
  expect(other.find("a")).toEqual({ ...photo, learnedAt: 5 });
  expect(other.find("b")).toEqual({ ...noImage, isAnimated: true, learnedAt: 5 });
  other.remove("a");
  expect(facts.find("a")).toBeUndefined();
});

test("of more than it holds, those that were learned last are there", () => {
  const facts = openImageFacts(join(temporaryFolder(), "facts.sqlite"), Date.now, 3);
  onTestFinished(facts.close);
  for (const signature of ["a", "b", "c", "a", "d"]) facts.set(signature, photo);
  expect(["a", "b", "c", "d"].filter((signature) => facts.find(signature))).toEqual(["a", "c", "d"]);
});
