import type { ReactNode } from "react";
import type { DemoContent } from "./demo-content.ts";
import { DeviceFrame } from "./device-frame.tsx";
import { FeedScreen } from "./feed-screen.tsx";
import { DawnScreen, FlowsScreen } from "./flows-screen.tsx";
import { ProfileScreen } from "./profile-screen.tsx";
import { SharePicture } from "./share-picture.tsx";
import "../brand.css";
import "./app-tokens.css";

/** The screens by the file names of their pictures in brand/pictures/, without ending. */
const screens = {
  "phone-feed": FeedScreen,
  "phone-profile": ProfileScreen,
  "phone-flows": FlowsScreen,
  "phone-dawn": DawnScreen,
};

/** The phones of brand/pictures/, by name. */
export function phonePictures(content: DemoContent): Record<string, ReactNode> {
  return Object.fromEntries(
    Object.entries(screens).map(([name, Screen]) => [
      name,
      <DeviceFrame key={name}>
        <Screen content={content} />
      </DeviceFrame>,
    ]),
  );
}

/** @param scene address of the square behind the phones */
export function sharePicture(content: DemoContent, scene: string): ReactNode {
  return <SharePicture content={content} scene={scene} />;
}
