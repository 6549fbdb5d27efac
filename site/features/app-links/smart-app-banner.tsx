import { brand } from "#brand/brand.ts";

/**
 * Safari's own banner on iPhones: opens this page in the app, or the App Store where there is no app. The URL is the
 * page's own and is handed to the app on the device alone, so it reveals nothing new.
 */
export function SmartAppBanner({ url }: { readonly url: string }) {
  return <meta name="apple-itunes-app" content={`app-id=${brand.ios.appId}, app-argument=${url}`} />;
}
