import { isIdentifier } from "#contract/identifiers.ts";
import { productPaths } from "#contract/product-paths.ts";
import { previewImageResponse } from "#site/features/preview-images/preview-image-response.ts";
import { profileTag } from "#site/http/cache-tags.ts";
import { parseUserResponse } from "#site/product-api/parse-user.ts";
import { loadContent } from "#site/product-api/product-api.ts";
import { defineEndpoint } from "#site/route-handlers.ts";
import { profileHeaderView } from "../profile-view.ts";
import { profilePreviewCard } from "./profile-preview-card.ts";

export const profilePreviewImage = defineEndpoint("profile-preview-image", (context, { uuid, image }) =>
  previewImageResponse(context, image, async (i18n) => {
    const { productApi, log, signImage, settings } = context;
    if (!isIdentifier(uuid)) return { failure: "not-found" };
    // The user alone: the preview image shows no posts.
    const { origin } = settings;
    const state = await loadContent(productApi, productPaths.user(uuid), { origin, log }, (json) =>
      parseUserResponse(json, origin),
    );
    if (state.kind !== "loaded") return { failure: state.kind === "failed" ? state.reason : "unavailable" };
    const card = profilePreviewCard(profileHeaderView(state, { ...i18n, signImage, uuid }), i18n.locale.code);
    return { card, tags: [profileTag(uuid)] };
  }),
);
