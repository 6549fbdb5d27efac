import { isIdentifier } from "#contract/identifiers.ts";
import { productPaths } from "#contract/product-paths.ts";
import { previewImageResponse } from "#site/features/preview-images/preview-image-response.ts";
import { profileTag } from "#site/http/cache-tags.ts";
import { parseUserResponse } from "#site/product-api/parse-user.ts";
import { defineEndpoint } from "#site/route-handlers.ts";
import { profileHeaderView } from "../profile-view.ts";
import { profilePreviewCard } from "./profile-preview-card.ts";

export const profilePreviewImage = defineEndpoint("profile-preview-image", (context, { uuid, image }) =>
  previewImageResponse(context, image, async (i18n) => {
    const { productApi, log, signImage, settings } = context;
    if (!isIdentifier(uuid)) return { failure: "not-found" };
    // The user alone: the preview image shows no posts.
    const result = await productApi.get(productPaths.user(uuid), log);
    if (!result.ok) return { failure: result.reason };
    const user = parseUserResponse(result.json, settings.origin);
    if (!user) return { failure: "no-data" };
    const card = profilePreviewCard(profileHeaderView(user, { ...i18n, signImage }), i18n.locale.code);
    return { card, tags: [profileTag(uuid)] };
  }),
);
