import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { productPaths } from "#contract/product-paths.ts";
import { startProductServer } from "../tests/e2e/support/product-server/product-server.ts";
import { startSite } from "../tests/e2e/support/start-site.ts";
import { readHead } from "../tests/http/support/read-head.ts";

/** A post's locale, author and text in each script of the site's languages, with emoji, and with mixed scripts. */
const samples = {
  turkish: ["tr", "Işıl Çağlayan", "İyi akşamlar Boğaz! Işıl ışıl bir vapur, iki çay ve “çaaay” diyen bir ses."],
  cyrillic: ["ru", "Дарья Ёлкина", "Съешь же ещё этих мягких французских булок, да выпей чаю у Босфора."],
  arabic: ["ar", "ليلى حداد", "مساء الخير من إسطنبول! كوبان من الشاي، وسميت ساخن، ونورس لا يشبع."],
  persian: ["fa", "نیلوفر کیانی", "می‌خواهم امروز کنار بسفر چای بنوشم؛ قیمت ۱۲۳ لیره و «نان سیمیت» تازه است."],
  devanagari: ["hi", "श्रेया क्षेत्री", "नमस्ते इस्तांबुल! श्रृंखला में ज्ञान, मित्र और आज की चाय ₺25 है।"],
  chinese: ["zh", "陈晓雨", "今天天气很好，我们在博斯普鲁斯海峡边喝茶，看海鸥飞过加拉太大桥。"],
  japanese: ["ja", "山田さくら", "橋の上で釣り人たちとお茶を飲みました。カモメが「チャーイ！」と鳴いた。"],
  korean: ["ko", "김하늘", "안녕하세요 여러분, 오늘은 보스포루스 해협에서 차를 마셨습니다."],
  emoji: ["tr", "ᴅᴇɴɪᴢ 𝓐𝓴𝓼𝓸𝔂 🌊", "Bugün 🎉 👨‍👩‍👧‍👦 🇹🇷 ☕️ 1️⃣ ❤️‍🔥 👍🏽 → © ve ⚓"],
  mixed: ["ar", "Deniz دنيز", "سلام Deniz! Привет Aksoy, Meydan uygulaması ile 你好 नमस्ते 안녕 🎉 شكراً (2024)"],
} as const;

/** Fetches the preview image of a post and a profile in each script, and writes them into a folder. */
export async function writePreviewImages(folder: string): Promise<void> {
  const productServer = await startProductServer();
  const site = await startSite({ LOG_LEVEL: "silent", API_ORIGIN: productServer.origin });
  try {
    for (const [script, [language, fullName, content]] of Object.entries(samples)) {
      const user = { username: script, fullName, bio: content, followersCount: 12_345, followingCount: 321 };
      const post = { uuid: script, type: "News", content, createdAt: "2026-07-05T18:00:00Z", user };
      productServer.on(productPaths.post(script), { json: { result: { data: post, otherDatas: [] } } });
      productServer.on(productPaths.user(script), { json: { result: { data: user } } });
      productServer.on(productPaths.userPosts(script), { json: { result: [] } });
      for (const kind of ["post", "profile"]) {
        const page = await fetch(`${site.origin}/${kind}/${script}?lng=${language}`);
        const image = await fetch(readHead(await page.text()).one("og:image") ?? "");
        const file = join(folder, `preview-image-${kind}-${script}.jpg`);
        await writeFile(file, new Uint8Array(await image.arrayBuffer()));
      }
    }
  } finally {
    await site.stop();
    await productServer.stop();
  }
}
