import { describe, expect, test } from "vitest";
import { detectInAppBrowser, inAppBehavior } from "./detect-in-app-browser.ts";
import type { inAppBrowsers } from "./in-app-browsers.ts";

const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const pixel =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP2A.240905.003; wv) AppleWebKit/537.36 (KHTML, like Gecko)";
const webView = `${pixel} Version/4.0 Chrome/130.0.6723.58 Mobile Safari/537.36`;

/** Recorded: inapp-spy's tests, read 2026-11-24, and the issues that in-app-browsers.ts names. */
const recorded = {
  instagram: [
    `${iphone} Mobile/22B83 Instagram 354.0.0.29.90 (iPhone12,8; iOS 18_1; en_US; en; scale=2.00; 750x1334; 654111336; IABMV/1)`,
    "Mozilla/5.0 (iPhone; CPU iPhone OS 26_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/23E254 Instagram 424.1.0.31.54 (iPhone18,4; iOS 26_4_1; en_GB; en-GB; scale=3.00; 1260x2736; IABMV/1; 933996394) NW/3 Safari/604.1",
    `${webView} Instagram 355.1.0.44.103 Android (34/14; 420dpi; 1080x2205; Google/google; Pixel 8; shiba; shiba; en_US; 658190016)`,
  ],
  threads: [
    `${webView} Barcelona 355.0.0.39.109 Android (34/14; 420dpi; 1080x2205; Google/google; Pixel 8; shiba; shiba; en_US; 657318936)`,
  ],
  facebook: [
    `${iphone} Mobile/22B83 [FBAN/FBIOS;FBAV/488.0.0.68.101;FBBV/658219612;FBDV/iPhone12,8;FBMD/iPhone;FBSN/iOS;FBSV/18.1;FBSS/2;FBID/phone;FBLC/en_US;FBOP/5;FBRV/0;IABMV/1]`,
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22G100 Safari/604.1 MetaIAB Facebook",
    `${webView} [FB_IAB/FB4A;FBAV/488.0.0.62.79;IABMV/1;]`,
    "Mozilla/5.0 (Linux; Android 4.4.2; ASUS_T00F Build/KVT49L) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/30.0.0.0 Mobile Safari/537.36{useragents: [FBAN/EMA;FBLC/zh_TW;FBAV/42.0.0.3.64;]",
  ],
  messenger: [
    `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/482.2.0.68.110;FBBV/658316928;FBDV/iPhone12,8;FBMD/iPhone;FBSN/iOS;FBSV/18.1;FBSS/2;FBCR/;FBID/phone;FBLC/en_US;FBOP/80]`,
    "Mozilla/5.0 (iPhone; CPU iPhone OS 10_2_1 like Mac OS X) AppleWebKit/602.4.6 (KHTML, like Gecko) Mobile/14D27 {useragents: [FBAN/MessengerForiOS;FBAV/117.0.0.36.70;FBBV/57539258;FBDV/iPhone7,2]",
    `${webView} [FB_IAB/FB4A;FBAV/482.0.0.71.108;]`,
    `${webView} {useragents: [FB_IAB/MESSENGER;FBAV/118.0.0.19.82;]`,
    `${webView} [FB_IAB/Orca-Android;FBAV/478.0.0.43.115;]`,
  ],
  telegram: [
    "Mozilla/5.0 (Linux; Android 11; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.6668.70 Mobile Safari/537.36 Telegram-Android/11.2.1 (Tecno mobile limited TECNO CH7n; Android 11; SDK 30; AVERAGE)",
  ],
  line: [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari Line/13.16.0",
    `${webView} Line/7.4.0/IAB`,
  ],
  tiktok: [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_3_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 BytedanceWebview/d8a21c6 musical_ly_33.2.1 JsSdk/2.0 NetType/WIFI Channel/App Store ByteLocale/en Region/US FalconTag/BDB55B46-0286-4504-847E-C8300CB9F79D",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari/604.1 musical_ly_41.9.0",
    `${webView} musical_ly_2023303040 JsSdk/1.0 NetType/WIFI Channel/googleplay AppName/musical_ly app_version/33.3.4 ByteLocale/en ByteFullLocale/en Region/US AppId/1233 Spark/1.5.0.5-alpha.2 AppVersion/33.3.4 BytedanceWebview/d8a21c6`,
  ],
  wechat: [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 10_2_1 like Mac OS X) AppleWebKit/602.4.6 (KHTML, like Gecko) Mobile/14D27 MicroMessenger/6.5.8 NetType/WIFI Language/zh_CN",
    `${webView} MicroMessenger/6.5.7.1041 NetType/WIFI Language/zh_TW`,
  ],
  snapchat: [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_3_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.3.1 Mobile/15E148 Snapchat/12.72.0.39 (like Safari/8617.2.4.10.8, panda)",
  ],
  linkedin: [
    `${iphone} Mobile/15E148 {useragents: [LinkedInApp]/9.30.1753`,
    "Mozilla/5.0 (Linux; Android 16; SM-A176U Build/BP2A.250605.031; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/151.0.7922.85 Mobile Safari/537.36 [LinkedInApp]/2.312.70",
  ],
  x: [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 10_2_1 like Mac OS X) AppleWebKit/602.3.12 (KHTML, like Gecko) Mobile/14D27 Twitter for iPhone",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Twitter for iPhone/11.43.1",
    `${webView} TwitterAndroid`,
  ],
  google: [`${iphone} GSA/334.0.674067880 Mobile/15E148 Safari/604.1`],
  whatsapp: [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0.1 Mobile/15E148 Safari/604.1 [WAiOS/2.25.31]",
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.7390.124 Mobile Safari/537.36 [WA4A/2.25.32.75;]",
  ],
} as const satisfies Record<(typeof inAppBrowsers)[number]["id"], readonly string[]>;

const safari = `${iphone} Version/18.1 Mobile/15E148 Safari/604.1`;
const chrome =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36";

const ordinary = {
  safari,
  "a Safari view": `${iphone} Version/26.4 Mobile/15E148 Safari/604.1`,
  chrome,
  "Chrome on an iPhone": `${iphone} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`,
  "Samsung Internet":
    "Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36",
  firefox: "Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0",
  "Firefox on an iPhone": `${iphone} FxiOS/130.1  Mobile/15E148 Safari/605.1.15`,
  edge: "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36 EdgA/130.0.0.0",
  "Edge on an iPhone": `${iphone} EdgiOS/128.0.2739.82 Version/18.0 Mobile/15E148 Safari/604.1`,
  opera:
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/127.0.0.0 Mobile Safari/537.36 OPR/84.0.0.0",
  "Opera on an iPhone": `${iphone} Version/18.1 Mobile/15E148 Safari/604.1 OPT/5.0.7`,
  "UC Browser":
    "Mozilla/5.0 (Linux; U; Android 13; en-US; SM-A525F Build/TP1A.220624.014) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0.4896.58 UCBrowser/13.6.8.1318 Mobile Safari/537.36",
  yandex: `${iphone} Version/18.0 YaBrowser/24.7.7.799.10 SA/3 Mobile/15E148 Safari/604.1`,
  "Mi Browser":
    "Mozilla/5.0 (Linux; U; Android 6.0.1; zh-tw; Redmi Note 3 Build/MMB29M) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/53.0.2785.146 Mobile Safari/537.36 XiaoMi/MiuiBrowser/8.5.8",
  "a web view that nobody lists": webView,
  "a desktop": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
  "WeChat on a desktop":
    "Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0.0.0 Safari/537.36 MicroMessenger/7.0.20.1781(0x6700143B) NetType/WIFI WindowsWechat",
  "Facebook's crawler": "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
  "a crawler that calls itself a phone":
    "Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "TikTok's crawler":
    "Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; TikTokSpider; ttspider-feedback@tiktok.com)",
  nothing: "",
};

describe.each(Object.entries(recorded))("%s", (id, userAgents) => {
  test.each(userAgents)("is recognized: %s", (userAgent) => {
    expect(detectInAppBrowser(userAgent)).toBe(id);
  });
});

test.each(Object.entries(ordinary))("%s is no in-app browser", (_, userAgent) => {
  expect(detectInAppBrowser(userAgent)).toBeUndefined();
  expect(inAppBehavior(userAgent, {})).toBeUndefined();
});

test.each(["TelegramWebview", "TelegramWebviewProxy", "TelegramWebviewProxyProto"])(
  "Telegram, which calls itself an ordinary browser, is recognized by window.%s",
  (property) => {
    for (const userAgent of [safari, chrome])
      expect(detectInAppBrowser(userAgent, { [property]: {} })).toBe("telegram");
    expect(detectInAppBrowser(ordinary["a desktop"], { [property]: {} })).toBeUndefined();
  },
);

test("what is known of it is that of its phone", () => {
  const [iphoneAgent, , androidAgent] = recorded.instagram;
  expect(inAppBehavior(iphoneAgent, {})).toMatchObject({ files: "fail", menu: "⋯" });
  expect(inAppBehavior(iphoneAgent, {})).not.toHaveProperty("wayOut");
  expect(inAppBehavior(androidAgent, {})).toMatchObject({ wayOut: "intent", menu: "⋮" });
});
