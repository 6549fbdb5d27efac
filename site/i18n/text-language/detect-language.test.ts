import { describe, expect, it, test } from "vitest";
import { detectLanguage } from "./detect-language.ts";

// How often it is right, of each language and of others, is judged with a thousand posts:
// benchmarks/language/detect-language.test.ts.

test.each([
  ["うまい", "ja"],
  ["東京駅で火災", "ja"],
  ["新しいアルバム by Sezen Aksu", "ja"],
  ["ㅋㅋ", "ko"],
  ["진짜?", "ko"],
])("kana and Hangul decide at any length: %s is %s", (text, language) => {
  expect(detectLanguage(text)).toBe(language);
});

test.each([
  ["", "nothing"],
  ["🎉🎉🎉 123 :)", "no letters"],
  ["Tamam", "short"],
  ["晚安", "short, and Japanese too"],
  ["#istanbul #trafik @zeynep_k https://haber.example/istanbul/trafik/son-dakika", "handles, tags and addresses only"],
  ["Günaydın arkadaşlar Доброе утро друзья", "half and half"],
  ["¿Καλημέρα σε όλους, τι κάνετε σήμερα το πρωί;", "another script"],
])("says nothing of %j: %s", (text) => {
  expect(detectLanguage(text)).toBeUndefined();
});

describe("what is not language", () => {
  it("is left out: handles, tags and addresses of another language", () => {
    const noise =
      "@the_best_english_speaking_people #goodmorningeverybody https://a.example/this-is-an-english-address";
    expect(detectLanguage(`${noise} Annemin yaptığı çorbanın yerini hiçbir şey tutmuyor.`)).toBe("tr");
    expect(detectLanguage("https://a.example/b。奶奶以前常说心急吃不了热豆腐。")).toBe("zh");
  });

  it("is a shrug, in Turkish as well", () => {
    expect(detectLanguage("Anlamadım ben bu işi, bir şey de diyemedim ¯\\_(ツ)_/¯")).toBe("tr");
  });
});

test("only the beginning counts", () => {
  const turkish = "Bugün hava çok güzel, bütün şehir sahile akın etti. ".repeat(30);
  expect(detectLanguage(turkish + "これは日本語です。".repeat(5000))).toBe("tr");
});
