import { expect, test } from "vitest";
import { detectPhone } from "./detect-phone.ts";

const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15";
const android = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36";

test.each([
  ["apple", "an iPhone", `${iphone} Version/18.0 Mobile/15E148 Safari/604.1`],
  ["apple", "an iPad that says so", "Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1"],
  ["apple", "Instagram on an iPhone", `${iphone} Mobile/15E148 Instagram 300.0`],
  ["google", "an Android phone", `${android} Chrome/140.0 Mobile Safari/537.36`],
  ["google", "an Android tablet", "Mozilla/5.0 (Linux; Android 15; SM-X910) Chrome/140.0 Safari/537.36"],
  ["google", "a Cubot phone", "Mozilla/5.0 (Linux; Android 13; CUBOT_NOTE) Chrome/140.0 Mobile Safari/537.36"],
  [
    "google",
    "a Cubot phone by its trade name",
    "Mozilla/5.0 (Linux; Android 13; CUBOT NOTE 20) Chrome/140.0 Safari/537.36",
  ],
  [
    undefined,
    "a Mac, or an iPad in its default setting",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1",
  ],
  [undefined, "Windows", "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36"],
  [undefined, "Linux", "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36"],
  [undefined, "a Windows phone", "Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1) like iPhone"],
  [undefined, "Googlebot for phones", `${android} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`],
  [undefined, "Applebot", `${iphone} (Applebot/0.1; +http://www.apple.com/go/applebot)`],
  [undefined, "WhatsApp's preview", "WhatsApp/2.23.20.0 Android"],
  [undefined, "AdSense", `${android} (compatible; Mediapartners-Google/2.1)`],
  [undefined, "Lighthouse", `${android} Chrome/140.0 Mobile Safari/537.36 Chrome-Lighthouse`],
  [undefined, "nothing", ""],
] as const)("%s: %s", (phone, _name, userAgent) => {
  expect(detectPhone(userAgent)).toBe(phone);
});
