import type { ReactNode } from "react";
import type { DemoContent } from "./demo-content.ts";
import { DeviceFrame } from "./device-frame.tsx";
import { FeedScreen } from "./feed-screen.tsx";
import { DawnScreen, FlowsScreen } from "./flows-screen.tsx";
import { PreviewImage } from "./preview-image.tsx";
import { ProfileScreen } from "./profile-screen.tsx";
import "../brand.css";
import "./app-tokens.css";

/** The screens by file name in brand/pictures/, without the extension. */
const screens = {
  "phone-feed": FeedScreen,
  "phone-profile": ProfileScreen,
  "phone-flows": FlowsScreen,
  "phone-dawn": DawnScreen,
};

/** Renders the phones of brand/pictures/, by file name without the extension. */
export function phoneImages(content: DemoContent): Record<string, ReactNode> {
  return Object.fromEntries(
    Object.entries(screens).map(([name, Screen]) => [
      name,
      <DeviceFrame key={name}>
        <Screen content={content} />
      </DeviceFrame>,
    ]),
  );
}

/** Renders public/share.png. `scene` is the URL of the image behind the phones. */
export function previewImage(content: DemoContent, scene: string): ReactNode {
  return <PreviewImage content={content} scene={scene} />;
}
