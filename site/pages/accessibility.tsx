import "#site/features/site-frame/sticky-header.css";
import { definePage } from "#site/define-page.tsx";
import { ownerPage } from "#site/features/owner-pages/create-owner-page.tsx";

export default definePage("accessibility", (context) => ownerPage("accessibility", context));
